"""tools/play_client plays complete games on a real server, against bots and against itself."""

import json
import pathlib
import subprocess
import sys
import unittest

from server import Server

CLIENT = str(pathlib.Path(__file__).resolve().parents[2] / "tools" / "play_client")


def client(server, *arguments):
    command = [sys.executable, CLIENT, "--url", f"http://127.0.0.1:{server.port}", "--seed", "1", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


class PlayClient(unittest.TestCase):
    def finished(self, process):
        """Returns the output of a client after its game."""
        output, errors = process.communicate(timeout=120)
        self.assertEqual(process.returncode, 0, errors)
        return output.splitlines()

    def test_plays_against_bots_and_the_record_can_be_verified(self):
        with Server() as server:
            lines = self.finished(client(server, "--quiet"))
            table = lines[0].split()[1]
            end = json.loads(lines[-1])
            self.assertEqual(len(end["result"]["places"]), 3)
            status, record = server.ask("GET", f"/api/tables/{table}/record")
            self.assertEqual(status, 200)
            self.assertIn(f"\nseed {end['seed']}\n", record.decode())
            self.assertRegex(record.decode(), r"\nshare A [0-9a-f]{64} [0-9a-f]{64}\n")

    def test_two_clients_play_a_game_with_secrets(self):
        with Server() as server:
            first = client(server, "--game", "dobbelduel", "--seats", "me,invite", "--name", "Ann", "--quiet")
            opened = first.stdout.readline().split()
            second = client(server, "--table", opened[1], "--code", opened[3], "--name", "Bo", "--quiet")
            end = json.loads(self.finished(second)[-1])
            self.assertEqual(json.loads(self.finished(first)[-1]), end)
            self.assertEqual(sorted(end["result"]["places"])[0], 1)

    def test_says_why_it_cannot_play(self):
        with Server() as server:
            process = client(server, "--game", "chess")
            _, errors = process.communicate(timeout=30)
            self.assertEqual(process.returncode, 1)
            self.assertIn("unknown game", errors)


if __name__ == "__main__":
    unittest.main()

"""How the server starts and stops."""

import signal
import subprocess
import tempfile
import unittest

from server import PROGRAM, Server


def refusal(*flags):
    """Returns the error output of a server that fails to start."""
    done = subprocess.run([PROGRAM, "serve", *flags], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stderr


class Ends(unittest.TestCase):
    def test_sigterm_closes_all_connections_with_a_reason(self):
        with Server() as server:
            ann = server.guest("Ann")
            table = server.table(ann, game="dracarys_dice", seats=["me", "open"])
            line = server.greeted(table, ann)
            server.process.send_signal(signal.SIGTERM)
            self.assertEqual(line.goodbye(), (1001, "the server is stopping"))
            line.close()
            self.assertEqual(server.process.wait(timeout=30), 0)
            log = server.process.stderr.read().decode()
            for what in ("what=listening", "what=stopping", "what=stopped"):
                self.assertIn(what, log)

    def test_the_second_signal_does_not_wait(self):
        with Server() as server:
            ann = server.guest("Ann")
            line = server.greeted(server.table(ann, game="dracarys_dice", seats=["me", "open"]), ann)
            server.process.send_signal(signal.SIGINT)
            server.process.stderr.readline()
            while b"what=stopping" not in server.process.stderr.readline():
                pass
            server.process.send_signal(signal.SIGINT)
            self.assertIn(server.process.wait(timeout=30), (0, 128 + signal.SIGINT))
            line.close()

    def test_data_survives_a_restart(self):
        with Server() as server:
            ann = server.guest("Ann")
            table = server.table(ann, game="dracarys_dice", seats=["me", "open"])
            self.assertEqual(server.end()[0], 0)
            server.process.stdout.close()
            server.process.stderr.close()
            server.start()
            self.assertEqual(server.ask("GET", "/api/me", token=ann), (200, {"name": "Ann"}))
            server.greeted(table, ann).close()

    def test_a_folder_or_port_in_use(self):
        with Server() as server, tempfile.TemporaryDirectory() as other:
            code, reason = refusal("--port", "0", "--data", server.folder)
            self.assertEqual(code, 2)
            self.assertIn("another alea server uses the data folder", reason)
            code, reason = refusal("--port", str(server.port), "--data", other)
            self.assertEqual(code, 2)
            self.assertIn("Address already in use", reason)

    def test_invalid_flags(self):
        for flags in (["--port", "70000"], ["--port", "x"], ["--connections", "0"], ["--data", "/dev/null/x"], ["--what"]):
            code, reason = refusal(*flags)
            self.assertEqual(code, 2, flags)
            self.assertTrue(reason.startswith("alea: "), reason)


if __name__ == "__main__":
    unittest.main()

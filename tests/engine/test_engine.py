#!/usr/bin/env python3
"""`alea engine` through a real pipe, and the examples of docs/engine.md.

The variable ALEA has the path of the program. With --update, the answers in docs/engine.md are rewritten.
"""

import json
import os
import pathlib
import subprocess
import sys
import unittest

PROGRAM = os.environ.get("ALEA", "build/release/alea")
DOCUMENT = pathlib.Path(__file__).resolve().parents[2] / "docs" / "engine.md"


class Engine:
    """A running `alea engine`, connected through pipes."""

    def __enter__(self):
        self.process = subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(timeout=30)

    def ask_raw(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def ask(self, cmd, **fields):
        return json.loads(self.ask_raw(json.dumps({"cmd": cmd, **fields}).encode()))


class Protocol(unittest.TestCase):
    def test_every_answer_comes_before_the_next_command_is_sent(self):
        with Engine() as engine:
            answer = engine.ask("new", game="dracarys_dice", players=4, seed=3)
            for _ in range(100_000):
                if answer["waiting"] == "over":
                    break
                if answer["waiting"] == "chance":
                    answer = engine.ask("chance")
                else:
                    seat = answer["waiting"][0]
                    answer = engine.ask("move", seat=seat, move=engine.ask("moves", seat=seat)["moves"][-1])
            self.assertEqual(min(answer["result"]["places"]), 1)
            record = engine.ask("record")["record"]
            state = engine.ask("state")
        with Engine() as engine:
            self.assertEqual(engine.ask("load", record=record)["waiting"], "over")
            self.assertEqual(engine.ask("state"), state)

    def test_probabilities_of_all_outcomes_sum_to_one(self):
        with Engine() as engine:
            engine.ask("new", game="dracarys_dice", players=3)
            engine.ask("chance")
            outcomes = engine.ask("outcomes")["outcomes"]
            self.assertAlmostEqual(sum(one["probability"] for one in outcomes), 1, places=12)

    def test_a_line_of_megabytes_is_refused_and_the_next_one_is_answered(self):
        with Engine() as engine:
            self.assertIn("too long", json.loads(engine.ask_raw(b"[" * 5_000_000))["error"])
            self.assertIn("games", engine.ask("games"))

    def test_invalid_text_is_refused(self):
        with Engine() as engine:
            for line in (b"", b"\0", b"\xff\xfe", b'{"cmd":"\xc3"}', b'{"cmd":"games"}\0', b"[" * 1_000_000):
                self.assertIn("error", json.loads(engine.ask_raw(line)))
            self.assertIn("games", engine.ask("games"))

    def test_ends_on_quit_and_at_the_end_of_input(self):
        for text, answers in (('{"cmd":"quit"}\n{"cmd":"games"}\n', 1), ('{"cmd":"games"}', 1), ("", 0)):
            done = subprocess.run([PROGRAM, "engine"], input=text, capture_output=True, text=True, timeout=30)
            self.assertEqual((done.returncode, len(done.stdout.splitlines())), (0, answers), done.stderr)


def answer_to(engine, command):
    """Returns the answer as the document shows it, where `games` lists only the game used in the examples."""
    answer = engine.ask_raw(command.encode()).decode().rstrip("\n")
    if json.loads(command).get("cmd") != "games":
        return answer
    shown = [game for game in json.loads(answer)["games"] if game["id"] == "dracarys_dice"]
    return json.dumps({"games": shown}, separators=(",", ":"), ensure_ascii=False)


def written_anew(lines):
    """Returns the lines of the document with the current answers of the program."""
    anew = []
    with Engine() as engine:
        for line in lines:
            if line.startswith("< "):
                continue
            anew.append(line)
            if line.startswith("> "):
                anew.append("< " + answer_to(engine, line[2:]))
    return anew


class Document(unittest.TestCase):
    maxDiff = None

    def test_every_example_matches_the_answer_of_the_program(self):
        lines = DOCUMENT.read_text("utf-8").splitlines()
        self.assertEqual(lines, written_anew(lines))

    def test_every_command_has_an_example(self):
        with Engine() as engine:
            known = engine.ask("help")["error"].split("the commands are: ")[1].split(", ")
        lines = DOCUMENT.read_text("utf-8").splitlines()
        commands = [json.loads(line[2:]) for line in lines if line.startswith("> ")]
        self.assertEqual(set(known) - {command.get("cmd") for command in commands}, set())


if __name__ == "__main__":
    if "--update" in sys.argv:
        DOCUMENT.write_text("\n".join(written_anew(DOCUMENT.read_text("utf-8").splitlines())) + "\n", "utf-8")
    else:
        unittest.main()

"""Ctrl-C while the program is busy, rather than waiting for an answer."""

import os
import time
import unittest

from terminal import TerminalTest

PROMPTLY = 10  # seconds, with sanitizers on a busy machine

# Both have to choose, and bots do so first.
BOT_CHOOSES = """alea 1
game nine_cards
edition 2
seat A person Ann
seat B strong Bella
* card 4
* card 3
"""


class Stopping(TerminalTest):
    def expect_prompt_end(self, terminal):
        """Sends Ctrl-C; the exit code."""
        begin = time.monotonic()
        terminal.child.sendintr()
        code = terminal.expect_end()
        self.assertLess(time.monotonic() - begin, PROMPTLY)
        return code

    def test_while_a_table_is_solved(self):
        data = self.path("data")
        terminal = self.start("play", "dracarys_dice", "--players", "5", "--option", "trial_by_fire=on", data=data)
        terminal.expect("solving the game")
        self.assertEqual(self.expect_prompt_end(terminal), 1)
        self.assertIn("stopped before the game began", terminal.output)
        self.assertFalse(any("[#" in row for row in terminal.rows()), "the progress bar is gone")
        self.assertFalse(os.path.exists(data), "half a solution is not kept")

    def test_progress_keeps_to_one_line_of_a_narrow_terminal(self):
        for columns in (30, 60, 80):
            terminal = self.start("simulate", "dracarys_dice", "--games", "1000000000000", columns=columns)
            terminal.expect(" %")
            terminal.expect(" %")
            self.assertEqual(sum(" %" in row for row in terminal.rows()), 1, terminal.rows())
            self.expect_prompt_end(terminal)
            lines = terminal.output.replace("^C", "").replace("\x1b[K", "").replace("\r", "\n").split("\n")
            bars = [line for line in lines if line.startswith("  [")]
            self.assertGreater(len(bars), 1)
            self.assertTrue(all(len(bar) < columns for bar in bars), bars)

    def test_while_a_bot_thinks(self):
        self.write("game.alea", BOT_CHOOSES)
        terminal = self.start("play", "--load", "game.alea", "--ms", "600000")
        terminal.expect("Type ? at any question")
        time.sleep(1)  # into its thought
        self.assertEqual(self.expect_prompt_end(terminal), 0)
        self.assertEqual(self.read("game.alea"), BOT_CHOOSES, "a move that was not thought through is not played")

    def test_while_a_hint_is_thought_of(self):
        terminal = self.start("play", "nine_cards", "--ms", "600000", "--bots", "random", "--seed", "1")
        terminal.reach("Your choice, 1 to")
        terminal.type("h")
        time.sleep(1)
        self.assertEqual(self.expect_prompt_end(terminal), 0)
        self.assertNotIn("Best:", terminal.output)


if __name__ == "__main__":
    unittest.main()

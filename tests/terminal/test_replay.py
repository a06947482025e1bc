"""`alea replay` at the keyboard and in a pipe."""

import unittest

from terminal import TerminalTest

ASK = "Enter next"
END = "End of the record."

RECORD = """alea 1
game dracarys_dice
seat A person Ann
seat B random Bob
* lot A
* roll DFFFF.
A give B
* roll K......
* roll F
"""


class Stepping(TerminalTest):
    def test_steps_forwards_and_backwards(self):
        terminal = self.start("replay", self.write("game.alea", RECORD))
        terminal.expect("The start, with five events to come")
        terminal.expect(ASK)
        terminal.type()
        terminal.expect("Event 1 of 5")
        terminal.expect("Ann goes first.")
        terminal.expect(ASK)
        terminal.type()
        terminal.expect("Event 2 of 5")
        terminal.expect("[D][F][F][F][F][.]")
        terminal.expect(ASK)
        terminal.type("p")
        terminal.expect("Event 1 of 5")
        terminal.expect(ASK)
        terminal.type("3")
        terminal.expect("Event 3 of 5")
        terminal.expect("Ann gave a Dragon to Bob.")
        terminal.type("q")
        self.assertEqual(terminal.expect_end(), 0)

    def test_lists_the_commands(self):
        terminal = self.start("replay", self.write("game.alea", RECORD))
        for typed in ("6", "-1", "x"):
            terminal.expect(ASK)
            terminal.type(typed)
            terminal.expect(f'"{typed}" does nothing here. Press Enter, or type p, e, q or a number from 0 to 5.')

    def test_ends_with_the_result(self):
        terminal = self.start("replay", self.write("game.alea", RECORD))
        terminal.expect(ASK)
        terminal.type("e")
        terminal.expect("The game is over.")
        terminal.expect(END)
        terminal.type("0")
        terminal.expect("The start")
        terminal.expect(ASK)
        terminal.child.sendintr()
        self.assertEqual(terminal.expect_end(), 0)


class Printing(TerminalTest):
    def test_prints_the_whole_game(self):
        name = self.write("game.alea", RECORD)
        result = self.pipe("replay", name)
        self.assertEqual(result.returncode, 0)
        self.assertIn("Ann goes first.", result.stdout)
        self.assertIn("The game is over.", result.stdout)
        terminal = self.start("replay", name, "--all")
        terminal.expect("The game is over.")
        self.assertEqual(terminal.expect_end(), 0)

    def test_tells_that_the_players_ended_the_game(self):
        ended = RECORD.rsplit("*", 1)[0] + "ended agreement\n"
        self.assertIn("The players ended the game here", self.pipe("replay", self.write("game.alea", ended)).stdout)

    def test_prints_an_unfinished_game(self):
        unfinished = RECORD.rsplit("*", 1)[0]
        self.assertIn("The game is not over", self.pipe("replay", self.write("game.alea", unfinished)).stdout)

    def test_refuses_other_files(self):
        self.refused(["replay"], "FILE")
        self.refused(["replay", "gone.alea"], "cannot read", "gone.alea")
        self.refused(["replay", "."], "is a folder")
        self.refused(["replay", self.write("a.alea", "")], "a.alea", "alea 1")
        self.refused(["replay", self.write("b.alea", RECORD.replace("roll K......", "roll KKKK"))], "event 4")
        self.refused(["replay", self.write("c.alea", RECORD.replace("dracarys_dice", "chess"))], "chess", "dracarys_dice")
        self.refused(["replay", self.write("d.alea", RECORD + "* roll F\n")], "event 6")


if __name__ == "__main__":
    unittest.main()

"""Several people at one keyboard, in a game with secrets."""

import unittest

from terminal import TerminalTest

# Ann knows the code and has to mark Bob's placement.
ANN_MARKS = """alea 1
game dobbelduel
seat A person Ann
seat B person Bob
option marking by_hand
* lot A
* code 5 2 6 5
B effort
* roll 1 3 3 4
B place 3 . . 4
"""
CODE = "[5]     [2]     [6]     [5]"


class Secrets(TerminalTest):
    def test_the_keyboard_is_handed_over_on_an_empty_screen(self):
        self.write("game.alea", ANN_MARKS)
        terminal = self.start("play", "--load", "game.alea", lines=40)
        terminal.expect("Pass the keyboard to Ann")
        self.assertNotIn(CODE, "\n".join(terminal.rows()))
        terminal.type()
        terminal.expect("Your choice, 1 to")
        self.assertIn(CODE, "\n".join(terminal.rows()))
        terminal.type("mark 0 0 2")

        terminal.expect("Pass the keyboard to Bob. From here on, only Bob may look.")
        terminal.expect("Enter when Bob is ready")
        screen = "\n".join(terminal.rows())
        self.assertNotIn(CODE, screen)
        self.assertIn("Ann marked", screen, "what everybody may know is still there")
        terminal.type()
        terminal.expect("Your choice, 1 to")
        self.assertNotIn(CODE, "\n".join(terminal.rows()))
        self.assertIn("[?]     [?]     [?]     [?]", "\n".join(terminal.rows()))

    def test_both_players_see_how_a_match_ended_before_the_next_begins(self):
        self.write("game.alea", ANN_MARKS.split("B effort")[0].replace("option marking by_hand\n", ""))
        terminal = self.start("play", "--load", "game.alea", "--seed", "3")
        terminal.reach("Enter when Bob is ready")
        terminal.type()
        terminal.expect("Your choice, 1 to 2")
        terminal.type("solve")
        terminal.expect("Enter to confirm")
        terminal.type()
        terminal.expect("Your choice, 1 to 6")
        terminal.type("5 2 6 5")
        terminal.expect("Enter to hide this from the others")  # the code of the next match, which Bob makes
        terminal.type()
        terminal.expect("Enter when Ann is ready")
        screen = "\n".join(terminal.rows())
        self.assertIn("blue 5, red 2, yellow 6, green 5", screen)
        self.assertIn("Bob broke the code", screen)
        self.assertNotIn("[?]", screen, "Bob's board is gone")

    def test_a_choice_that_revealed_a_secret_cannot_be_taken_back(self):
        self.write("game.alea", ANN_MARKS.replace("option marking by_hand\n", "").replace("B place 3 . . 4\n", "")
                   .replace("seat A person Ann", "seat A random Ann"))
        terminal = self.start("play", "--load", "game.alea")
        terminal.expect("Your choice, 1 to")
        terminal.type("place 3 . . 4")
        terminal.expect("Your choice, 1 to 2")
        terminal.type("u")
        terminal.expect("There is nothing to take back")

    def test_notes_list_the_possible_codes(self):
        self.write("game.alea", ANN_MARKS.replace("option marking by_hand\n", "")
                   .replace("seat A person Ann", "seat A random Ann"))
        terminal = self.start("play", "--load", "game.alea")
        terminal.expect("Your choice, 1 to 2")
        terminal.type("n")
        terminal.expect("codes still possible: 216")  # blue 4 to 6 and green 5 or 6: 3 * 2 * 36


if __name__ == "__main__":
    unittest.main()

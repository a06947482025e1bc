"""`alea play` at the keyboard."""

import signal
import unittest

from terminal import TerminalTest

CHOICE = "Your choice, 1 to"
CONFIRM = "Enter to confirm"
PAUSE = "Enter to continue"
THROW = "ress Enter to throw"
WAITS = (PAUSE, THROW, "Enter to begin")
OVER = "The game is over."
OFFER = "Type s to save this game"

# Ann is to move and has to give two Dragons away.
ANN_GIVES = """alea 1
game dracarys_dice
seat A person Ann
seat B random Basil
seat C random Cleo
* lot A
* roll DDF...
"""


# Bob places his starting dice, one after the other.
BOB_PLACES = """alea 1
game blazing_spuds
seat A random Ann
seat B person Bob
* lot A
* roll Y112334566
* roll W12345
"""


class Playing(TerminalTest):
    def play_to_end(self, terminal):
        """Always takes the first choice; returns the number of choices made."""
        choices = 0
        while True:
            found = terminal.reach(CHOICE, PAUSE, OVER)
            if found == OVER:
                return choices
            choices += found == CHOICE
            terminal.type("1" if found == CHOICE else "")

    def test_a_whole_game_against_bots(self):
        terminal = self.start("play", "dracarys_dice", "--seed", "5", "--save", "game.alea")
        terminal.expect("At the table: you, Basil (medium bot) and Cleo (medium bot).")
        self.assertGreater(self.play_to_end(terminal), 0)
        terminal.expect("won!")
        terminal.expect("Saved to game.alea")
        self.assertEqual(terminal.expect_end(), 0)
        self.assertIn("result ", self.read("game.alea"))
        self.assertEqual(self.files(), ["game.alea"])

    def test_the_goal_and_the_symbols_come_before_the_first_turn(self):
        goal = ("Hold the highest card among those who raise.", "The number is the card in your hand.")
        terminal = self.start("play", "nine_cards", "--seed", "1")
        terminal.expect("Enter to begin")
        rows = [row.strip() for row in terminal.rows()]
        for text in goal:
            self.assertIn(text, rows)
        terminal.type()
        terminal.expect(CHOICE)
        terminal.type("g")
        for text in goal:
            terminal.expect(text)
        terminal.expect(CHOICE)
        self.assertIn(goal[0], self.pipe("play", "nine_cards").stdout, "but in a pipe nothing waits")
        again = self.start("play", "--load", self.write("ann.alea", ANN_RISKS))
        again.expect(CHOICE)
        self.assertNotIn(goal[0], again.output, "a saved game goes on without")

    def test_two_players_watch_and_can_skip_the_pauses(self):
        terminal = self.start("play", "dracarys_dice", "--players", "2", "--seed", "3")
        terminal.expect(*WAITS)
        terminal.type("?")
        terminal.expect("stop pausing")
        terminal.expect(*WAITS)
        terminal.type("nonsense")
        terminal.expect('"nonsense" does nothing here')
        terminal.expect(*WAITS)
        terminal.type("a")
        self.assertEqual(terminal.expect(*WAITS, CHOICE, OVER), OVER)
        terminal.expect(OFFER)
        terminal.type()
        self.assertEqual(terminal.expect_end(), 0)
        self.assertEqual(self.files(), [])

    def test_a_finished_game_can_be_saved(self):
        terminal = self.start("play", "dracarys_dice", "--players", "2", "--seed", "3")
        terminal.expect(*WAITS)
        terminal.type("a")
        terminal.expect(OFFER)
        terminal.type("s")
        terminal.expect("Watch it again with: alea replay dracarys_dice-")
        self.assertEqual(terminal.expect_end(), 0)
        self.assertEqual(len(self.files()), 1)

    def test_several_people_are_addressed_by_name(self):
        terminal = self.start(
            "play", "dracarys_dice", "--players", "3", "--name", "Ann", "--name", "Zoë", "--name", "Cy", "--seed", "1"
        )
        terminal.expect("At the table: Ann, Zoë and Cy.")
        asked = self.play_to_end(terminal)
        self.assertGreater(asked, 1)
        for name in ("Ann", "Zoë", "Cy"):
            self.assertIn(f"{name} rolled", terminal.output)
        self.assertRegex(terminal.output, r"\n  (Ann|Zoë|Cy): .*\?\r\n", "the question names who is asked")

    def test_choices_can_be_abbreviated(self):
        for typed in ("give B C", "give C B", "Give c b"):
            terminal = self.start("play", "--load", self.write("ann.alea", ANN_GIVES))
            terminal.expect(CHOICE)
            terminal.type(typed)
            terminal.expect("You gave a Dragon to Basil and a Dragon to Cleo.")
            terminal.close()

    def test_the_rules_and_the_board_can_be_shown(self):
        terminal = self.start("play", "--load", self.write("ann.alea", ANN_GIVES))
        terminal.expect(CHOICE)
        terminal.type("r")
        terminal.expect("Enter for more")
        self.assertTrue(all(len(row) < 80 for row in terminal.rows()))
        terminal.type("q")
        terminal.expect("the pile")
        terminal.expect(CHOICE)
        terminal.type("b")
        terminal.expect("the pile")
        terminal.expect(CHOICE)
        terminal.type("?")
        terminal.expect("in short form: give B B")

    def test_bots_choose_the_same_with_the_same_seed(self):
        for game, bots in (("dracarys_dice", ["--bots", "random"]), ("nine_cards", ["--steps", "20"])):
            command = ["play", game, *bots, "--seed", "9"]
            games = [self.pipe(*command, typed="h\n1\n" * 100).stdout for _ in range(2)]
            self.assertEqual(games[0], games[1])
            self.assertIn(OVER, games[0])


class TakingBack(TerminalTest):
    def test_rolls_cannot_be_taken_back(self):
        terminal = self.start("play", "--load", self.write("ann.alea", ANN_GIVES))
        terminal.expect(CHOICE)
        terminal.type("u")
        terminal.expect("There is nothing to take back")
        terminal.expect(CHOICE)

    def test_a_choice_in_a_chain_can_be_taken_back_at_the_next_question(self):
        self.write("game.alea", BOB_PLACES)
        terminal = self.start("play", "--load", "game.alea", lines=40)
        terminal.expect(CHOICE)
        terminal.type("place Y1 1")
        self.assertEqual(terminal.expect(CHOICE, CONFIRM), CHOICE)
        terminal.type("place Y1 2")
        self.assertEqual(terminal.expect(CHOICE, CONFIRM), CHOICE)
        terminal.type("u")
        terminal.expect("Taken back")
        terminal.expect(CHOICE)
        terminal.type("u")
        terminal.expect("Taken back")
        terminal.expect(CHOICE)
        terminal.type("u")
        terminal.expect("There is nothing to take back")
        terminal.type("place Y1 2")
        terminal.expect(CHOICE)
        terminal.type("s")
        terminal.expect("Saved to game.alea")
        self.assertEqual(self.moves("game.alea"), ["B place Y1 2"])


# A game whose moves are risky with the lowest card only.
ANN_RISKS = """alea 1
game nine_cards
edition 2
seat A person Ann
seat B random Bella
* card 1
* card 3
"""


class Confirming(TerminalTest):
    def test_only_what_the_game_calls_risky_is_confirmed(self):
        for card, found in (("1", CONFIRM), ("4", OVER)):
            terminal = self.start("play", "--load", self.write("ann.alea", ANN_RISKS.replace("card 1", f"card {card}")))
            terminal.expect(f"You hold the {card}. Do you raise?")
            terminal.expect(CHOICE)
            terminal.type("raise")
            self.assertEqual(terminal.expect(CONFIRM, OVER), found)

    def test_nothing_happens_before_it_is_confirmed(self):
        terminal = self.start("play", "--load", self.write("ann.alea", ANN_RISKS))
        terminal.expect(CHOICE)
        terminal.type("+")
        terminal.expect("Chosen: Raise.")
        terminal.expect(CONFIRM)
        terminal.type("hello")
        terminal.expect('"hello" does nothing here')
        terminal.expect(CONFIRM)
        terminal.type("u")
        terminal.expect("Taken back.")
        terminal.expect(CHOICE)
        terminal.type("+")
        terminal.expect(CONFIRM)
        terminal.type("s")
        terminal.expect("Saved to ann.alea")
        self.assertNotIn("A raise", self.read("ann.alea"))
        terminal.expect(CONFIRM)
        terminal.type()
        terminal.expect("You chose.")

    def test_what_the_game_does_not_understand_is_explained_in_its_words(self):
        terminal = self.start("play", "--load", self.write("ann.alea", ANN_RISKS))
        terminal.expect(CHOICE)
        terminal.type("rise")
        terminal.expect("Type + to raise.")
        terminal.expect(CHOICE)


class SeveralAnswers(TerminalTest):
    def test_on_one_line_are_played_one_after_the_other(self):
        self.write("game.alea", BOB_PLACES)
        terminal = self.start("play", "--load", "game.alea", lines=40)
        terminal.expect(CHOICE)
        terminal.type("1 1 1")
        terminal.expect(CHOICE)
        terminal.type("s")
        terminal.expect("Saved to game.alea")
        self.assertEqual(len(self.moves("game.alea")), 3)

    def test_are_refused_together_if_one_does_not_fit(self):
        self.write("game.alea", BOB_PLACES)
        terminal = self.start("play", "--load", "game.alea", lines=40)
        terminal.expect(CHOICE)
        terminal.type("1 99")
        terminal.expect("Nothing was played: after 1 ")
        terminal.expect(CHOICE)
        terminal.type("u")
        terminal.expect("There is nothing to take back")


class BadInput(TerminalTest):
    def test_gets_one_line_and_the_question_again(self):
        terminal = self.start("play", "--load", self.write("ann.alea", ANN_GIVES))
        terminal.expect(CHOICE)
        for typed in ("0", "4", "-1", "999999999999"):
            terminal.type(typed)
            terminal.expect(f'"{typed}" is not a choice. Type a number from 1 to 3, or ? for help.')
            terminal.expect(CHOICE)
        letters = "Name players by their letters, A to C."
        own = "You cannot choose yourself."
        for typed, reason in (("give A", own), ("give B", "You have 2 to give"), ("hello", letters), ("1x", letters)):
            terminal.type(typed)
            terminal.expect(reason)
            terminal.expect(CHOICE)
        terminal.type("")
        terminal.expect("Type a number from 1 to 3, or ? for help.")
        terminal.expect(CHOICE)


# Ann places the dice of her first effort.
ANN_PLACES = """alea 1
game dobbelduel
seat A person Ann
seat B random Bella
* lot B
* code 5 2 6 5
A effort
* roll 1 2 2 6
"""


class Numbers(TerminalTest):
    def test_of_one_answer_are_not_taken_for_several_answers(self):
        terminal = self.start("play", "--load", self.write("ann.alea", ANN_PLACES))
        terminal.expect(CHOICE)
        terminal.type("2 1 3 6")
        terminal.expect("You rolled no 3.")
        terminal.expect(CHOICE)
        terminal.type("2 1 2 6")
        terminal.expect("You placed 2 on blue, 1 on red, 2 on yellow and 6 on green.")


# Ann is the first to save a die of this round.
ANN_SAVES = """alea 1
game dualing_dice
seat A person Ann
seat B random Bella
* deal A 41
* deal A 73
* deal A 85
* deal B 82
* deal B 30
* deal B 67
B keep
A keep
B choose D6 D4
A choose D20 D8
* roll A 15 7
* roll B 6 1
"""


class LaterAnswers(TerminalTest):
    def save_and(self, typed):
        terminal = self.start("play", "--load", self.write("ann.alea", ANN_SAVES))
        terminal.expect("Round 1 of 5")
        terminal.expect(CHOICE)
        terminal.type(typed)
        return terminal

    def test_wait_until_the_others_have_chosen(self):
        terminal = self.save_and("d d12 w10")
        terminal.expect("You saved your D20 with 15.")
        terminal.expect("Bella saved")
        terminal.expect("with your D12")
        self.assertNotIn("Round 2 of 5: which of your dice", terminal.output)
        self.assertNotIn("not played", terminal.output)

    def test_are_asked_for_if_they_were_not_typed(self):
        terminal = self.save_and("d")
        terminal.expect("Bella saved")
        terminal.expect("Round 2 of 5: which of your dice and which white die will you roll?")
        terminal.expect("Yours: D4 D6 D8 D10 D12. White: W4 W6 W8 W10 W12. Type two: d12 w12.")
        terminal.expect(CHOICE)


class Saving(TerminalTest):
    def board(self, terminal):
        """Returns the last board shown."""
        rows = terminal.output.replace("\r", "").split("\n")
        last = max(i for i, row in enumerate(rows) if "the pile" in row)
        return rows[last - 3 : last + 1]

    def test_a_saved_game_continues_with_the_same_board(self):
        terminal = self.start("play", "dracarys_dice", "--seed", "5", "--name", "Ann", "--save", "game.alea")
        terminal.reach(CHOICE)
        board = self.board(terminal)
        terminal.type("s")
        terminal.expect("Saved to game.alea")
        terminal.expect(CHOICE)
        terminal.type("q")
        terminal.expect("Goodbye!")
        self.assertEqual(terminal.expect_end(), 0)
        again = self.start("play", "--load", "game.alea")
        again.expect("Resuming the saved game.")
        again.expect(CHOICE)
        self.assertEqual(self.board(again), board)

    def test_quitting_asks_whether_to_save(self):
        for answer, saved in (("n", False), ("y", True)):
            terminal = self.start("play", "dracarys_dice", "--seed", "5", "--save", "game.alea")
            terminal.reach(CHOICE)
            terminal.type("1")
            terminal.expect(CHOICE, PAUSE, THROW)
            terminal.type("q")
            terminal.expect("Save the game first?")
            terminal.type("maybe")
            terminal.expect("Please type y or n")
            terminal.expect("Save the game first?")
            terminal.type()
            terminal.expect(CHOICE, PAUSE, THROW)
            terminal.type("q")
            terminal.expect("Save the game first?")
            terminal.type(answer)
            terminal.expect("Goodbye!")
            self.assertEqual(terminal.expect_end(), 0)
            self.assertEqual(self.files(), ["game.alea"] if saved else [])

    def test_the_end_of_input_saves(self):
        result = self.pipe("play", "dracarys_dice", "--seed", "5", typed="1\n")
        if OVER in result.stdout:
            self.fail("choose a seed with two decisions")
        self.assertEqual(result.returncode, 0)
        (name,) = self.files()
        self.assertRegex(name, r"^dracarys_dice-\d{8}-\d{6}\.alea$")
        self.assertIn(f"alea play --load {name}", result.stdout)
        again = self.pipe("play", "--load", name, typed="")
        self.assertIn("Resuming the saved game.", again.stdout)

    def test_nothing_is_saved_if_nobody_chose(self):
        result = self.pipe("play", "--load", self.write("ann.alea", ANN_GIVES), "--save", "new.alea")
        self.assertEqual(result.returncode, 0)
        self.assertEqual(self.files(), ["ann.alea"])

    def leave_by(self, leave):
        terminal = self.start("play", "--load", self.write("ann.alea", ANN_GIVES), "--seed", "2")
        terminal.expect(CHOICE)
        terminal.type("1")
        terminal.expect(CHOICE, PAUSE, THROW)
        leave(terminal.child)
        terminal.expect("Continue later with: alea play --load ann.alea")
        self.assertEqual(terminal.expect_end(), 0)
        self.assertEqual(self.moves("ann.alea")[0], "A give B B")
        self.assertEqual(self.files(), ["ann.alea"])

    def test_ctrl_c_saves(self):
        self.leave_by(lambda child: child.sendintr())

    def test_ctrl_d_saves(self):
        self.leave_by(lambda child: child.sendeof())

    def test_sigterm_saves(self):
        self.leave_by(lambda child: child.kill(signal.SIGTERM))

    def test_a_game_that_cannot_be_saved_is_not_lost(self):
        result = self.pipe("play", "dracarys_dice", "--seed", "5", "--save", "/proc/game.alea", typed="1\n")
        self.assertEqual(result.returncode, 1)
        self.assertIn("cannot save to", result.stderr)
        self.assertIn("alea 1\ngame dracarys_dice\n", result.stderr)

    def test_other_files_are_never_overwritten(self):
        self.write("notes.txt", "dear diary")
        self.refused(["play", "dracarys_dice", "--save", "notes.txt"], "already exists", "--load notes.txt")
        self.assertEqual(self.read("notes.txt"), "dear diary")


class Refusals(TerminalTest):
    def test_name_what_is_allowed(self):
        self.refused(["play"], "dracarys_dice", "--load")
        self.refused(["play", "chess"], 'unknown game "chess"', "dracarys_dice")
        self.refused(["play", "dracarys_dice", "--option", "luck=on"], "luck", "play_on")
        self.refused(["play", "dracarys_dice", "--option", "play_on=maybe"], "maybe", "on or off")
        self.refused(["play", "dracarys_dice", "--option", "target=0"], "1 to 999")
        self.refused(["play", "dracarys_dice", "--players", "6"], "from 2 to 5")
        self.refused(["play", "dracarys_dice", "--bots", "genius"], "genius", "random")
        self.refused(["play", "dracarys_dice", "--seed", "x"], "--seed")
        self.refused(["play", "dracarys_dice", "--luck"], "--luck", "--players")
        self.refused(["play", "dracarys_dice", "--save", "gone/a.alea"], "there is no folder")
        self.refused(["play", "dracarys_dice", "--save", "."], "is a folder")

    def test_tell_what_is_wrong_with_a_file(self):
        self.refused(["play", "--load", "gone.alea"], "cannot read", "gone.alea")
        self.refused(["play", "--load", self.write("a.alea", "dear diary")], "a.alea", "line 1", "alea 1")
        wrong_bot = ANN_GIVES.replace("random", "genius")
        self.refused(["play", "--load", self.write("b.alea", wrong_bot)], "b.alea", "genius", "random")
        wrong_move = ANN_GIVES + "A give A A\n"
        self.refused(["play", "--load", self.write("c.alea", wrong_move)], "c.alea", "event 3", "give B C")
        self.write("d.alea", ANN_GIVES)
        self.refused(["play", "--load", "d.alea", "--players", "2"], "--players", "saved game")
        self.refused(["play", "chess", "--load", "d.alea"], "dracarys_dice", "chess")


class TheScreen(TerminalTest):
    FULL_TABLE = """alea 1
game dracarys_dice
option dragon_scales on
seat A person Ann
seat B person Bartholomew of Nowhere
seat C random Cleo
seat D random Dora
seat E random Edgar
* lot A
* roll DDDD
"""

    def test_of_80_by_24_holds_the_largest_table(self):
        terminal = self.start("play", "--load", self.write("full.alea", self.FULL_TABLE), columns=80, lines=24)
        terminal.expect(CHOICE)
        rows = terminal.rows()
        for name in ("> Ann", "Bartholomew of", "Cleo", "Dora", "Edgar", "the pile", "Ann: ", CHOICE):
            self.assertTrue(any(name in row for row in rows), f"{name} is not on the screen:\n" + "\n".join(rows))
        self.assertTrue(any("35) give E E E E" in row for row in rows))
        self.assertTrue(all(len(row) <= 79 for row in rows))

    def test_shows_colours_only_if_they_are_wanted(self):
        name = self.write("ann.alea", ANN_GIVES)
        for colours in (True, False):
            terminal = self.start("play", "--load", name, colours=colours)
            terminal.expect(CHOICE)
            self.assertEqual("\x1b[32m[D]" in terminal.output, colours)
            self.assertEqual("\x1b" in terminal.output, colours)
        self.assertNotIn("\x1b", self.pipe("play", "--load", name).stdout)


if __name__ == "__main__":
    unittest.main()

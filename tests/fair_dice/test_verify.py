#!/usr/bin/env python3
"""`alea verify`, tools/verify_dice and docs/fair-dice.md. The variable ALEA has the path of the program."""

import importlib.machinery
import importlib.util
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.environ.get("ALEA", "build/dev/alea")
MAKER = pathlib.Path(PROGRAM).with_name("make_fair_record")
ROOT = pathlib.Path(__file__).resolve().parents[2]
SECOND = ROOT / "tools" / "verify_dice"
DOCUMENT = (ROOT / "docs" / "fair-dice.md").read_text("utf-8")
NOT_PLAINLY_RIGHT = "No errors, but read the notes above."
GAMES = {"dracarys_dice": 3, "dobbelduel": 2, "blazing_spuds": 2, "dualing_dice": 2, "dice_tuners": 2, "nine_cards": 3}


def run(*words, **more):
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=60, **more)


def made(game="dracarys_dice", number=1, missing=""):
    done = run(MAKER, game, GAMES[game], number, missing)
    assert done.returncode == 0, done.stderr
    return done.stdout


def changed_digit(record, line_begins):
    """Returns the record with the last digit of the first such line changed."""
    found = re.search(rf"^{line_begins}.*$", record, re.MULTILINE)
    other = "1" if record[found.end() - 1] == "0" else "0"
    return record[: found.end() - 1] + other + record[found.end() :]


def changed_roll(record):
    """Returns the record with one die of the second roll changed, and the number of that event."""
    events = [line for line in record.splitlines() if re.match(r"[*A-H] ", line)]
    number = [at for at, line in enumerate(events) if line.startswith("* roll")][1]
    old = events[number]
    new = old[:-1] + ("." if old[-1] != "." else "D")
    lines = record.splitlines()
    at = len(lines) - lines[::-1].index(events[-1]) - len(events) + number
    assert lines[at] == old
    lines[at] = new
    return "\n".join(lines) + "\n", number + 1


def ended(record):
    """The game, ended by agreement before its last two events."""
    before, seed = record[: record.index("result ")], record[record.index("seed ") :]
    return before.rsplit("\n", 3)[0] + "\nended agreement\n" + seed


class RecordTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = pathlib.Path(folder.name, "game.alea")

    def verify(self, record, *flags):
        self.path.write_text(record, "utf-8")
        return run(PROGRAM, "verify", self.path, *flags)

    def says(self, record, code, *sentences):
        done = self.verify(record)
        output = " ".join(done.stdout.split())  # long lines are wrapped
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        for sentence in sentences:
            self.assertIn(sentence, output)
        return output

    def refuses(self, record, *texts):
        done = self.verify(record)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
        for text in texts:
            self.assertIn(text, done.stderr)


class Verify(RecordTest):
    def test_a_fair_game_passes_every_check(self):
        record = made()
        commitment = re.search(r"^fair \S+ (\S+)$", record, re.MULTILINE).group(1)
        output = self.says(
            record, 0, "Dracarys Dice", "events follow the rules.", "The result matches the events.",
            f"The seed matches the commitment {commitment}.", "The share of A matches its commitment.",
            "The share of B matches its commitment.", "chance events match the seed and the shares.", "Everything is correct.")
        self.assertNotIn("[verify", output)

    def test_a_changed_roll_is_reported_with_the_correct_one(self):
        record = made()
        tampered, event = changed_roll(record)
        rolled = [line[2:] for line in record.splitlines() if line.startswith("* roll")][1]
        output = self.says(tampered, 1, f"Event {event} is wrong: the record says roll ", "Something is wrong with this record.")
        self.assertIn(f"the seed and the shares give {rolled}.", output)

    def test_a_changed_seed_matches_neither_its_commitment_nor_the_dice(self):
        self.says(changed_digit(made(), "seed"), 1, "The seed does not match the commitment", "Event 1 is wrong:")

    def test_a_changed_share_matches_neither_its_commitment_nor_the_dice(self):
        self.says(changed_digit(made(), "share B"), 1, "The share of B does not match its commitment", "is wrong: the record says")

    def test_a_missing_share_is_reported(self):
        record = made(missing="B")
        commitment = re.search(r"^share B (\S+) -$", record, re.MULTILINE).group(1)
        self.says(record, 0, "Note: The share of B is missing: the game was played without it.",
                  f"Its commitment is {commitment}.", NOT_PLAINLY_RIGHT)

    def test_a_game_without_any_share_is_not_plainly_right(self):
        record = made(missing="AB")
        for text in (record, re.sub(r"^share .*\n", "", record, flags=re.MULTILINE)):
            self.says(text, 0, "Note: No share was used: the server's seed alone decided the dice.", NOT_PLAINLY_RIGHT)

    def test_a_person_without_a_share_is_named_even_if_the_line_was_deleted(self):
        record = re.sub(r"^share B .*\n", "", made(missing="B"), flags=re.MULTILINE)
        output = self.says(record, 0, "Note: The record has no share of B, and no commitment to one.", NOT_PLAINLY_RIGHT)
        self.assertNotIn("share of C", output)  # a bot

    def test_a_share_removed_afterwards_is_found(self):
        record = re.sub(r"^(share A \S+) \S+$", r"\1 -", made(), flags=re.MULTILINE)
        self.says(record, 1, "The share of A is missing", "is wrong: the record says")

    def test_an_unfinished_game_keeps_its_seed_hidden(self):
        lines = made().splitlines(keepends=True)
        self.says("".join(lines[:-8]), 0, "The game is not over.", "the seed is revealed when the game is over", NOT_PLAINLY_RIGHT)

    def test_a_finished_game_without_its_seed_is_wrong(self):
        record = made()
        self.says(record[: record.index("seed ")], 1, "The seed is missing")

    def test_a_game_ended_by_agreement_is_right_up_to_its_end(self):
        self.says(ended(made()), 0, "events follow the rules. The players then ended the game by agreement.",
                  "chance events match the seed and the shares.", "Everything is correct.")

    def test_a_file_cut_in_the_middle_of_a_line_is_refused(self):
        record = made()
        self.refuses(record[:-9], "game.alea", "line", "the seed has 64 digits")
        self.refuses(record[: record.index("fair ") + 40], "the commitment to the seed has 64 digits")

    def test_an_illegal_event_is_reported(self):
        tampered = re.sub(r"^\* roll .*$", "* roll D", made(), count=1, flags=re.MULTILINE)
        self.says(tampered, 1, "Event 2 (roll D) breaks the rules:", "Nothing after it can be checked.")

    def test_a_changed_result_is_found(self):
        tampered = re.sub(r"^result .*$", "result 3 3 3", made(), flags=re.MULTILINE)
        self.says(tampered, 1, "The result is wrong: the record says result 3 3 3, but the events lead to result ")

    def test_a_record_without_fair_dice_is_checked_except_for_its_dice(self):
        plain = re.sub(r"^(fair|share|seed) .*\n", "", made(), flags=re.MULTILINE)
        self.says(plain, 0, "events follow the rules.", "this game was not played with fair dice", NOT_PLAINLY_RIGHT)

    def test_other_files_are_refused(self):
        self.refuses("nonsense\n", "a record begins with")
        self.refuses("alea 1\ngame chess\nseat A person\n", "unknown game")
        self.refuses("alea 1\ngame dracarys_dice\nseat A person\n", "2 to 5 players")
        done = run(PROGRAM, "verify", "/no/such/file")
        self.assertEqual((done.returncode, done.stdout), (2, ""))

    def test_json_has_every_finding(self):
        tampered, event = changed_roll(made())
        report = json.loads(self.verify(made(), "--json").stdout)
        self.assertEqual((report["game"], report["verdict"], report["dice_checked"]), ("dracarys_dice", "right", True))
        self.assertEqual({one["verdict"] for one in report["findings"]}, {"right"})
        self.assertNotIn("draws", report)
        done = self.verify(tampered, "--json", "--draws")
        report = json.loads(done.stdout)
        self.assertEqual((done.returncode, report["verdict"]), (1, "wrong"))
        wrong = [one for one in report["findings"] if one["finding"] == "verify.dice_wrong"]
        self.assertEqual((wrong[0]["verdict"], wrong[0]["event"]), ("wrong", event))
        self.assertEqual(report["draws"][0]["event"], 1)
        self.assertEqual(report["draws"][0]["draws"][0]["bound"], 3)

        report = json.loads(self.verify(made(missing="AB"), "--json").stdout)
        self.assertEqual(report["verdict"], "note")

    def test_draws_prints_only_the_list(self):
        done = self.verify(made(missing="B"), "--draws")
        self.assertEqual(done.returncode, 0)
        for line in done.stdout.splitlines():
            self.assertRegex(line, r"^\d+( \d+:\d+)*$")
        self.assertIn("The share of B is missing", done.stderr)


class SecondVerifier(RecordTest):
    def both(self, record):
        """Returns the exit codes of both verifiers. The second one checks the draws listed by the first."""
        first = self.verify(record, "--draws")
        second = run(sys.executable, "-B", SECOND, self.path, "--draws", "-", input=first.stdout)
        self.assertNotIn("Traceback", second.stderr)
        return first.returncode, second.returncode

    def test_both_accept_every_game(self):
        for game in GAMES:
            for number, missing in ((1, ""), (2, "A")):
                with self.subTest(game=game, number=number):
                    self.assertEqual(self.both(made(game, number, missing)), (0, 0))

    def test_both_check_a_game_that_was_ended_by_agreement(self):
        for game in GAMES:
            record = ended(made(game))
            with self.subTest(game=game):
                self.assertEqual(self.both(record), (0, 0))
                self.assertEqual(self.both(changed_digit(record, "seed")), (1, 1))
                self.assertEqual(self.both(record[: record.index("seed ")]), (1, 1))

    def test_both_refuse_other_seeds_shares_and_commitments(self):
        for game in GAMES:
            record = made(game)
            for line in ("seed", "share A", "fair"):
                with self.subTest(game=game, line=line):
                    self.assertEqual(self.both(changed_digit(record, line)), (1, 1))

    def test_both_find_the_same_roll(self):
        for number in range(1, 6):
            tampered, event = changed_roll(made(number=number))
            self.assertEqual(self.verify(tampered).returncode, 1)
            second = run(sys.executable, "-B", SECOND, self.path)
            self.assertEqual(second.returncode, 1)
            self.assertIn(f"event {event} is wrong:", second.stdout)

    def test_both_agree_on_incomplete_records(self):
        record = made()
        plain = re.sub(r"^(fair|share|seed) .*\n", "", record, flags=re.MULTILINE)
        without_seed = record[: record.index("seed ")]
        running = without_seed[: without_seed.index("result ")].rsplit("\n", 6)[0] + "\n"
        for text, codes in ((plain, (0, 0)), (without_seed, (1, 1)), (running, (0, 0)), (record[:-9], (2, 2)),
                            ("nonsense\n", (2, 2)), ("", (2, 2))):
            with self.subTest(text=text[-40:]):
                self.assertEqual(self.both(text), codes)

    def test_the_second_checks_every_number(self):
        listing = self.verify(made("dobbelduel"), "--draws").stdout

        def answer(text):
            return run(sys.executable, "-B", SECOND, self.path, "--draws", "-", input=text).returncode

        lines = listing.splitlines(keepends=True)
        bound, value = re.search(r" (\d+):(\d+)", lines[-1]).groups()
        other = f" {bound}:{(int(value) + 1) % int(bound)}"
        self.assertEqual(answer(listing), 0)
        self.assertEqual(answer("".join(lines[:-1]) + lines[-1].replace(f" {bound}:{value}", other, 1)), 1)
        self.assertEqual(answer("".join(lines[:-1])), 1)
        self.assertEqual(answer(listing + "99999 6:1\n"), 1)
        self.assertEqual(answer("what is this\n"), 2)

    def test_the_second_names_everyone_without_a_share(self):
        record = made(missing="B")
        without_line = re.sub(r"^share B .*\n", "", record, flags=re.MULTILINE)
        for text, notes in (
            (made(), []),
            (record, ["note: the share of B is missing; compare its commitment with the one you were shown"]),
            (without_line, ["note: the record has no share of B, a person, and no commitment to one"]),
            (re.sub(r"^share .*\n", "", made(missing="AB"), flags=re.MULTILINE),
             ["note: the record has no share of A, a person, and no commitment to one",
              "note: the record has no share of B, a person, and no commitment to one",
              "note: no share was used: the server's seed alone decided the dice"]),
        ):
            self.path.write_text(text, "utf-8")
            *output, verdict = run(sys.executable, "-B", SECOND, self.path).stdout.splitlines()
            self.assertEqual([line for line in output if line.startswith("note: ")], notes)
            self.assertNotEqual(verdict, "everything is correct" if notes else "")

    def test_it_has_help(self):
        done = run(sys.executable, "-B", SECOND, "--help")
        self.assertEqual(done.returncode, 0)
        self.assertIn("--draws", done.stdout)


class Document(RecordTest):
    def test_both_accept_its_example(self):
        example = re.search(r"^    alea 1\n(?:    .*\n)+", DOCUMENT, re.MULTILINE).group(0)
        record = re.sub(r"^    ", "", example, flags=re.MULTILINE)
        self.assertEqual(self.verify(record).returncode, 0)
        self.assertEqual(run(sys.executable, "-B", SECOND, self.path).returncode, 0)

    def test_its_vectors_match_the_second_verifier(self):
        section = DOCUMENT.split("\n## Test vectors\n")[1].split("\n## ")[0]
        vectors = dict(re.findall(r"^    (\S.*?) = (.+)$", section, re.MULTILINE))
        loader = importlib.machinery.SourceFileLoader("verify_dice", str(SECOND))
        second = importlib.util.module_from_spec(importlib.util.spec_from_loader("verify_dice", loader))
        loader.exec_module(second)

        game, seed, a, c = (bytes.fromhex(vectors[name]) for name in ("game", "seed", "share of A", "share of C"))
        key = second.make_key(seed, game, [a, None, c])
        computed = {
            "commitment to the seed": second.commit_seed(seed).hex(),
            "commitment of A": second.commit_share(a, 0, game).hex(),
            "commitment of C": second.commit_share(c, 2, game).hex(),
            "key": key.hex(),
            "key without shares": second.make_key(seed, game, [None] * 3).hex(),
            "event 1, block 0": second.make_block(key, 1, 0).hex(),
            "event 1, block 1": second.make_block(key, 1, 1).hex(),
        }
        for name, value in computed.items():
            self.assertEqual(vectors.pop(name), value, name)
        for name in ("game", "seed", "share of A", "share of C"):
            vectors.pop(name)
        for name, value in vectors.items():
            with self.subTest(name=name):
                self.assertEqual(self.picked(second, key, name), value)

    def picked(self, second, key, name):
        if ten := re.fullmatch(r"event (\d+), ten picks of (\d+)", name):
            event, bounds = int(ten[1]), [int(ten[2])] * 10
        elif some := re.fullmatch(r"event (\d+), picks of ([\d ]+)", name):
            event, bounds = int(some[1]), list(map(int, some[2].split()))
        else:
            word, bound = re.fullmatch(r"word (\w+), pick of (\d+)", name).groups()
            try:
                return str(second.pick(int(bound), iter([int(word, 16)])))
            except StopIteration:  # it needed another word
                return "rejected"
        source = second.words(key, event)
        return " ".join(str(second.pick(bound, source)) for bound in bounds)


if __name__ == "__main__":
    unittest.main()

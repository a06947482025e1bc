#!/usr/bin/env python3
"""The non-interactive subcommands, run as a shell would. The variable ALEA has the path of the program."""

import json
import os
import signal
import subprocess
import tempfile
import time
import unittest

PROGRAM = os.environ.get("ALEA", "build/release/alea")


def alea(*words):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True, timeout=60)


def simulated(*words):
    done = alea("simulate", "dracarys_dice", "--json", *words)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def wait_until_it_has_worked(process, seconds):
    """By its processor time: on a busy machine a moment of waiting proves nothing."""
    def ticks():
        with open(f"/proc/{process.pid}/stat", encoding="ascii") as file:
            return int(file.read().rsplit(")", 1)[1].split()[11])

    while ticks() < seconds * os.sysconf("SC_CLK_TCK"):
        assert process.poll() is None
        time.sleep(0.01)


class Width(unittest.TestCase):
    """Everything fits a terminal of 80 columns without wrapping."""

    GAMES = ("blazing_spuds", "dice_tuners", "dobbelduel", "dracarys_dice", "dualing_dice")

    def assert_fits(self, *words):
        done = alea(*words)
        self.assertEqual(done.returncode, 0, done.stderr)
        for line in done.stdout.split("\n"):
            self.assertLessEqual(len(line), 80, f"alea {' '.join(words)}: {line}")

    def test_of_help(self):
        self.assert_fits()
        for line in alea().stdout.split("\n"):
            if line.startswith("  alea "):
                self.assert_fits(line.split()[1], "--help")

    def test_of_options_and_rules(self):
        self.assert_fits("games")
        for game in self.GAMES:
            self.assert_fits("games", game)
            self.assert_fits("rules", game)

    def test_of_tables(self):
        for game in self.GAMES:
            self.assert_fits("simulate", game, "--games", "20")
        self.assert_fits("lab", "dice_tuners", "--games", "5")
        self.assert_fits("arena", "dobbelduel", "--bots", "greedy,random", "--games", "20")


class Simulate(unittest.TestCase):
    def test_the_report_is_complete(self):
        report = simulated("--players", "3", "--games", "3000", "--seed", "5", "--threads", "2", "--bots", "random")
        self.assertEqual(report["game"], "dracarys_dice")
        self.assertEqual((report["players"], report["games"], report["draws"]), (3, 3000, 0))
        self.assertGreater(report["seconds"], 0)
        self.assertAlmostEqual(report["games_per_second"], 3000 / report["seconds"], delta=1)
        self.assertGreater(report["moves_per_game"], report["choices_per_game"])
        for shares in (report["by_seat"], report["by_order"]):
            self.assertEqual(len(shares), 3)
            self.assertAlmostEqual(sum(one["share"] for one in shares), 1)
            for one in shares:
                self.assertLess(one["low"], one["share"])
                self.assertLess(one["share"], one["high"])
        self.assertEqual(report["points"], [])
        for count in (report["draws"], report["games_per_second"], *(one["turn"] for one in report["by_order"])):
            self.assertIsInstance(count, int)

    def test_points_are_averaged_in_turn_order(self):
        words = ("simulate", "dobbelduel", "--bots=greedy", "--games=200")
        points = json.loads(alea(*words, "--json").stdout)["points"]
        self.assertEqual(len(points), 2)
        for one in points:
            self.assertGreater(one["mean"], one["error"])
        self.assertIn("Points in turn order", alea(*words).stdout)

    def test_totals_depend_on_the_seed_not_on_the_threads(self):
        def totals(seed, threads):
            report = simulated("--players=4", "--games=5000", f"--seed={seed}", f"--threads={threads}")
            return [report[key] for key in ("by_seat", "by_order", "moves_per_game", "choices_per_game")]

        self.assertEqual(totals(1, 1), totals(1, 3))
        self.assertNotEqual(totals(1, 1), totals(2, 1))

    def test_the_starting_player_has_the_known_advantage(self):
        report = simulated("--players=3", "--games=60000")
        self.assertAlmostEqual(report["by_order"][0]["share"], 0.366, delta=0.01)
        self.assertAlmostEqual(report["by_order"][2]["share"], 0.299, delta=0.01)

    def test_options_change_the_game(self):
        longer = simulated("--players=3", "--games=1000", "--option", "dragon_scales=on", "--option=target=60")
        self.assertGreater(longer["moves_per_game"], 2 * simulated("--players=3", "--games=1000")["moves_per_game"])
        self.assertEqual(longer["options"], {"dragon_scales": "on", "target": "60"})

    def test_without_json_it_is_a_table(self):
        done = alea("simulate", "dracarys_dice", "--games", "500", "--players", "5")
        self.assertEqual(done.returncode, 0)
        self.assertIn("Dracarys Dice: 5 players (random), 500 games, seed 1", done.stdout)
        for line in (r"  games per second +\d+", r"  moves per game +\d+\.\d\d", "Wins by seat", "Wins in turn order",
                     r"  E( +\d+\.\d\d %){3}", "Draws"):
            self.assertRegex(done.stdout, f"(?m)^{line}$")
        self.assertNotIn("Points", done.stdout, "a game without points")

    def test_ctrl_c_reports_what_was_played(self):
        process = subprocess.Popen(
            [PROGRAM, "simulate", "dracarys_dice", "--games", "1000000000000", "--json"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        wait_until_it_has_worked(process, 0.3)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 0, err)
        self.assertIn("stopped early", err)
        self.assertGreater(json.loads(out)["games"], 0)


class Thinking(unittest.TestCase):
    def test_ctrl_c_stops_bots_that_think(self):
        for game in ("nine_cards", "dualing_dice", "blazing_spuds"):
            for words in (("simulate", "--bots", "strong"), ("arena", "--bots", "strong,flat")):
                with self.subTest(game=game, command=words[0]):
                    command, *flags = words
                    process = subprocess.Popen(
                        [PROGRAM, command, game, *flags, "--ms", "600000"],
                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
                    wait_until_it_has_worked(process, 0.3)
                    process.send_signal(signal.SIGINT)
                    out, err = process.communicate(timeout=20)
                    # Not one game was over, so there is nothing to report.
                    self.assertEqual((process.returncode, out), (1, ""), err)
                    self.assertIn("stopped before the first", err)


    def test_steps_give_the_same_results_every_time(self):
        """On any machine: nothing depends on the clock, nor on the number of threads."""
        def played(game, threads):
            done = alea("simulate", game, "--bots=strong", "--games=4", "--steps=30", f"--threads={threads}", "--json")
            report = json.loads(done.stdout)
            return {key: report[key] for key in ("by_seat", "by_order", "moves_per_game", "choices_per_game", "points")}

        for game in ("nine_cards", "dobbelduel", "dualing_dice", "blazing_spuds", "dice_tuners"):
            self.assertEqual(played(game, 1), played(game, 2), game)

        def met(threads):
            done = alea("arena", "nine_cards", "--bots=strong,medium", "--games=40", "--steps=40,10", "--decide=0",
                        f"--threads={threads}", "--json")
            return json.loads(done.stdout)["scores"]

        self.assertEqual(met(1), met(2))

        def studied(threads):
            done = alea("lab", "nine_cards", "--bots=medium", "--games=40", "--steps=5", f"--threads={threads}", "--json")
            return json.loads(done.stdout)["tables"]

        self.assertEqual(studied(1), studied(2))

    def test_time_and_steps_exclude_each_other(self):
        for command in (("simulate", "nine_cards"), ("arena", "nine_cards", "--bots=strong,flat"),
                        ("lab", "nine_cards"), ("play", "nine_cards")):
            done = alea(*command, "--ms", "5", "--steps", "5")
            self.assertEqual((done.returncode, done.stdout), (2, ""), command)
            self.assertIn("--ms or --steps, not both", done.stderr)

    def test_every_bot_may_have_its_own(self):
        words = ("simulate", "nine_cards", "--bots=strong,strong", "--games=100", "--json")
        alike, apart = (json.loads(alea(*words, f"--steps={steps}").stdout)["by_seat"] for steps in ("1,1", "1,200"))
        self.assertNotEqual(alike, apart)
        done = alea("simulate", "nine_cards", "--bots=strong,strong", "--steps=1,2,3")
        self.assertIn("one number for all bots, or 2 numbers", done.stderr)


class Lab(unittest.TestCase):
    def test_the_report_is_a_table_json_or_a_page(self):
        words = ("lab", "nine_cards", "--games", "500", "--players", "3")
        table = alea(*words)
        self.assertEqual(table.returncode, 0, table.stderr)
        self.assertIn("Nine Cards: 3 players (greedy), 500 games, seed 1", table.stdout)
        self.assertIn("  card  beats   raised\n     1      0    0.0 %\n", table.stdout)
        report = json.loads(alea(*words, "--json").stdout)
        self.assertEqual((report["game"], report["games"], report["bots"]), ("nine_cards", 500, ["greedy"]))
        self.assertEqual(report["tables"][0]["rows"][8], {"card": 9, "beats": 8, "raised": 1})
        with tempfile.TemporaryDirectory() as folder:
            page = os.path.join(folder, "report.html")
            self.assertIn(page, alea(*words, "--html", page).stdout)
            with open(page, encoding="utf-8") as file:
                self.assertIn("<svg", file.read())

    def test_a_game_without_a_study_names_those_that_have_one(self):
        done = alea("lab", "dracarys_dice")
        self.assertEqual(done.returncode, 2)
        self.assertIn("nine_cards", done.stderr)

    def test_a_page_that_cannot_be_saved_is_refused_before_measuring(self):
        done = alea("lab", "nine_cards", "--html", "/no/such/folder/report.html")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("/no/such/folder", done.stderr)


class Arena(unittest.TestCase):
    def test_the_report_says_which_bot_is_stronger_and_how_certain_that_is(self):
        words = ("arena", "nine_cards", "--bots", "random,greedy", "--games", "3000")
        table = alea(*words)
        self.assertEqual(table.returncode, 0, table.stderr)
        self.assertIn("Decided: greedy is stronger.", " ".join(table.stdout.split()))
        self.assertRegex(table.stdout, r"(?m)^  greedy( +\d+\.\d %){3}( +\d+){3}$")
        report = json.loads(alea(*words, "--json", "--decide", "0").stdout)
        self.assertEqual((report["games"], report["matches"], report["bots"]), (3000, 1500, ["random", "greedy"]))
        random, greedy = report["scores"]
        self.assertEqual((random["bot"], greedy["bot"]), ("random", "greedy"))
        self.assertLess(random["high"], 0.5)
        self.assertLess(random["Elo high"], 0)
        self.assertEqual(greedy["Elo low"], -random["Elo high"])
        self.assertNotIn("stronger", report)
        self.assertEqual(json.loads(alea(*words, "--json").stdout)["stronger"], "greedy")
        many = alea("arena", "nine_cards", "--bots", "greedy,greedy", "--games", "20")
        self.assertIn("Not decided: neither is shown to be 10 Elo points stronger", " ".join(many.stdout.split()))

    def test_needs_exactly_two_bots_and_lists_them(self):
        for bots in ("greedy", "greedy,random,random"):
            done = alea("arena", "nine_cards", "--bots", bots)
            self.assertEqual(done.returncode, 2)
            self.assertRegex(done.stderr, r"the bots are: random, .*\bgreedy\b")

    def test_each_bot_can_have_its_own_time(self):
        done = alea("arena", "nine_cards", "--bots", "strong,flat", "--games", "2", "--ms", "1,2", "--json")
        times = json.loads(done.stdout)["times"]
        self.assertEqual([one["ms"] for one in times], [1, 2])
        self.assertTrue(all(one["choices"] > 0 and one["p99"] > 0 for one in times))
        for wrong in ("0", "1,2,3", "soon", "", ","):
            done = alea("arena", "nine_cards", "--bots", "strong,flat", "--ms", wrong)
            self.assertEqual(done.returncode, 2, wrong)
            self.assertIn("--ms takes", done.stderr)


class Solve(unittest.TestCase):
    def test_reports_its_accuracy_and_is_loaded_the_second_time(self):
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "XDG_DATA_HOME": folder}

            def solved(*words):
                command = [PROGRAM, "solve", "dracarys_dice", *words]
                done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)
                self.assertEqual(done.returncode, 0, done.stderr)
                return done.stdout

            words = ("--players", "3", "--json")
            (first,) = json.loads(solved(*words))["solutions"]
            (second,) = json.loads(solved(*words))["solutions"]
            self.assertEqual((first["title"], first["delta"]), ("3 players", 0))
            self.assertGreater(first["decisions"], 10_000)
            self.assertEqual((first["source"], second["source"]), ("solved", "loaded"))
            self.assertGreater(first["bytes"], 10_000)
            self.assertIn("nothing to decide", solved("--players", "2"))
            table = solved("--players=3", "--option", "trial_by_fire=on")
            self.assertIn("3 players with", table)
            self.assertIn("trial_by_fire", table)

    def test_only_some_games_are_solved(self):
        done = alea("solve", "dobbelduel")
        self.assertEqual(done.returncode, 2)
        self.assertIn("games that can: dracarys_dice", done.stderr)
        self.assertIn("--all", alea("solve", "dracarys_dice", "--all", "--option", "play_on=on").stderr)


class Reports(unittest.TestCase):
    """Every command that measures shows its report in the same ways."""

    COMMANDS = (
        ("simulate", "nine_cards", "--players", "3", "--games", "300"),
        ("arena", "nine_cards", "--bots", "strong,greedy", "--games", "20", "--ms", "1"),
        ("lab", "nine_cards", "--games", "300"),
        ("solve", "dracarys_dice", "--players", "2"),
        ("solve", "dracarys_dice", "--players", "2", "--option", "trial_by_fire=on", "--option", "play_on=on",
         "--option", "tyrannical_trade=on", "--option", "dragon_scales=on"),
    )

    def test_a_table_fits_80_columns(self):
        for words in self.COMMANDS:
            done = alea(*words)
            self.assertEqual(done.returncode, 0, done.stderr)
            for line in done.stdout.splitlines()[1:]:  # the first names a folder
                self.assertLessEqual(len(line), 80, line)

    def test_json_is_one_object_and_html_a_page(self):
        with tempfile.TemporaryDirectory() as folder:
            for words in self.COMMANDS:
                self.assertEqual(json.loads(alea(*words, "--json").stdout)["game"], words[1])
                page = os.path.join(folder, "report.html")
                self.assertIn(f"Saved as {page}", alea(*words, "--html", page).stdout)
                with open(page, encoding="utf-8") as file:
                    self.assertIn("</table>", file.read())
                done = alea(*words, "--html", "/no/such/folder/report.html")
                self.assertEqual((done.returncode, done.stdout), (2, ""))


class Usage(unittest.TestCase):
    def refused(self, *words):
        done = alea(*words)
        self.assertEqual((done.returncode, done.stdout), (2, ""), words)
        self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
        return done.stderr

    def test_errors_say_what_is_allowed(self):
        self.assertIn("the commands are: play, serve, games", self.refused("plya"))
        self.assertIn("dracarys_dice", self.refused("simulate", "chess"))
        self.assertIn("dracarys_dice", self.refused("games", "chess"))
        self.assertIn("needs GAME", self.refused("simulate"))
        self.assertIn("--players", self.refused("simulate", "dracarys_dice", "--player", "3"))
        self.assertIn("2 to 5 players", self.refused("simulate", "dracarys_dice", "--players", "7"))
        self.assertIn("from 1 to", self.refused("simulate", "dracarys_dice", "--games", "many"))
        self.assertIn("from 1 to", self.refused("simulate", "dracarys_dice", "--games", "0"))
        self.assertIn("from 1 to", self.refused("simulate", "dracarys_dice", "--threads", "-1"))
        self.assertIn("there are: random", self.refused("simulate", "dracarys_dice", "--bots", "oracle"))
        self.assertIn("one bot for all", self.refused("simulate", "dracarys_dice", "--bots", ""))
        self.assertIn("trial_by_fire", self.refused("simulate", "dracarys_dice", "--option", "fire=on"))
        self.assertIn("on or off", self.refused("simulate", "dracarys_dice", "--option", "play_on=maybe"))
        self.assertIn("NAME=VALUE", self.refused("simulate", "dracarys_dice", "--option", "play_on"))
        self.assertIn("needs a value", self.refused("simulate", "dracarys_dice", "--games"))
        self.assertIn("given twice", self.refused("simulate", "dracarys_dice", "--games=1", "--games=2"))
        self.assertIn("takes no value", self.refused("simulate", "dracarys_dice", "--json=yes"))

    def test_every_command_has_help_with_an_example(self):
        overview = alea().stdout
        for command in ("play", "serve", "games", "rules", "replay", "verify", "simulate", "lab", "arena", "solve", "engine"):
            self.assertIn(f"alea {command}", overview)
            done = alea(command, "--help")
            self.assertEqual(done.returncode, 0)
            self.assertRegex(done.stdout, r"Example\n  .*alea " + command)
            for line in (overview + done.stdout.split("Example")[0]).splitlines():
                self.assertLessEqual(len(line), 80, line)

    def test_games_and_rules_are_listed(self):
        self.assertIn("dracarys_dice", alea("games").stdout)
        self.assertIn("tyrannical_trade", alea("games", "dracarys_dice").stdout)
        self.assertIn("[DR-18]", alea("rules", "dracarys_dice").stdout)
        self.assertRegex(alea("--version").stdout, r"^alea \d+\.\d+\.\d+$")


if __name__ == "__main__":
    unittest.main()

"""The checks in tools/, on small source trees that are correct or have one error."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOLS = pathlib.Path(__file__).resolve().parents[2] / "tools"


class CheckTest(unittest.TestCase):
    def run_check(self, name, tree):
        """Runs a check on a tree given as {path: content}; returns the exit code and the output."""
        with tempfile.TemporaryDirectory() as folder:
            for path, content in tree.items():
                file = pathlib.Path(folder, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content.encode())
            done = subprocess.run([sys.executable, TOOLS / name, folder], capture_output=True, text=True)
            return done.returncode, done.stdout + done.stderr

    def accepts(self, name, tree):
        self.assertEqual(self.run_check(name, tree), (0, ""))

    def refuses(self, name, tree, *expected):
        code, output = self.run_check(name, tree)
        self.assertEqual(code, 1, output)
        for text in expected:
            self.assertIn(text, output)


class Format(CheckTest):
    STYLE = {".clang-format": "BasedOnStyle: Google\n"}

    def test_tidy_files_pass(self):
        self.accepts("check_format", {**self.STYLE, "a.h": "int a;\n", "b.md": "b\n", "c.txt": "", "d.png": "\0 \n"})

    def test_code_that_clang_format_would_change_is_found(self):
        tree = {**self.STYLE, "engine/a.h": "int a;\nint  b;\n", "engine/b.h": "int b;\n"}
        self.refuses("check_format", tree, "engine/a.h:2: not formatted", "1 to fix")

    def test_trailing_whitespace_is_found(self):
        self.refuses("check_format", {"docs/a.md": "one\ntwo \n"}, "docs/a.md:2: trailing whitespace")

    def test_windows_line_ends_are_found(self):
        self.refuses("check_format", {"a.txt": "one\r\n"}, "a.txt:1: trailing whitespace")

    def test_a_missing_final_newline_is_found(self):
        self.refuses("check_format", {"a.py": "one\ntwo"}, "a.py:2: no newline")

    def test_build_output_is_ignored(self):
        self.accepts("check_format", {"build/a.txt": "one "})


class Layers(CheckTest):
    def include(self, path, included):
        return {path: f"// first line\n#include {included}\n"}

    def test_allowed_includes_pass(self):
        allowed = [
            ("engine/a.h", '"engine/seat.h"'), ("engine/a.h", "<vector>"), ("engine/a_test.cpp", "<gtest/gtest.h>"),
            ("games/x/a.h", '"games/x/b.h"'), ("games/x/a.h", '"engine/b.h"'), ("games/visit_game.h", '"games/list.h"'),
            ("games/x/a_test.cpp", '"games/registry.h"'), ("tests/games/y/a.h", '"tests/games/y/b.h"'),
            ("search/a.h", '"engine/b.h"'), ("search/a_test.cpp", '"games/x/b.h"'),
            ("lab/a.cpp", "<thread>"), ("lab/a.cpp", '"games/list.h"'), ("lab/a.cpp", '"search/b.h"'),
            ("lab/a.cpp", '"bots/b.h"'), ("bots/a.cpp", '"games/visit_game.h"'), ("server/hall/a.cpp", '"bots/b.h"'),
            ("web/engine/a.cpp", '"json/b.h"'), ("json/a.cpp", "<rapidjson/document.h>"),
            ("cli/a.cpp", '"games/registry.h"'), ("cli/a.cpp", "<fmt/format.h>"), ("cli/a.cpp", '"lab/b.h"'),
            ("bench/a.cpp", '"games/x/b.h"'), ("tests/a_test.cpp", '"games/x/b.h"'),
        ]  # fmt: skip
        for path, included in allowed:
            with self.subTest(path=path, included=included):
                self.accepts("check_layers", self.include(path, included))

    def test_forbidden_includes_are_found(self):
        refused = [
            ("engine/a.h", '"games/registry.h"'), ("engine/a.h", '"search/b.h"'), ("engine/a.h", '"b.h"'),
            ("engine/a.h", "<fmt/format.h>"), ("engine/a.h", "<unistd.h>"), ("engine/a.cpp", "<thread>"),
            ("games/x/a.h", '"games/y/b.h"'), ("games/x/a_test.cpp", '"games/y/b.h"'), ("games/x/a.h", '"lab/b.h"'),
            ("games/x/a.h", '"games/registry.h"'), ("games/x/a.cpp", "<iostream>"),
            ("tests/games/y/a.h", '"games/x/b.h"'), ("search/a.h", '"games/registry.h"'), ("search/a.h", "<mutex>"),
            ("lab/a.cpp", '"games/x/game.h"'), ("lab/a.cpp", '"cli/b.h"'), ("cli/a.cpp", '"games/x/game.h"'),
            ("server/hall/a.cpp", '"lab/b.h"'), ("server/hall/a_test.cpp", '"lab/b.h"'), ("bots/a.cpp", '"lab/b.h"'),
            ("server/hall/a.cpp", '"games/visit_game.h"'), ("cli/a.cpp", '"games/visit_game.h"'),
            ("search/a.h", '"bots/b.h"'), ("json/a.h", '"server/protocol/b.h"'), ("web/engine/a.cpp", '"server/protocol/b.h"'),
            ("bench/a.cpp", '"cli/b.h"'), ("attic/a.h", '"engine/b.h"'),
        ]  # fmt: skip
        for path, included in refused:
            with self.subTest(path=path, included=included):
                self.refuses("check_layers", self.include(path, included), f"{path}:2: ")

    def test_exceptions_and_other_libraries_are_found_in_code_only(self):
        self.refuses("check_layers", {"engine/a.h": "void f() {\n  throw 1;\n}\n"}, "engine/a.h:2: no `throw`")
        self.refuses("check_layers", {"search/a.h": "\ntry {\n"}, "search/a.h:2: no `try`")
        self.refuses("check_layers", {"games/x/a.cpp": "rapidjson::Value v;\n"}, "games/x/a.cpp:1: no `rapidjson`")
        self.refuses("check_layers", {"games/x/a.cpp": "/* \n */ fmt::print();\n"}, "games/x/a.cpp:2: no `fmt`")
        harmless = '// try it\n/* throw\n */\nauto a = "try \\" throw";\nauto b = R"(try ")";\nint retry, throws;\n'
        self.accepts("check_layers", {"engine/a.h": harmless, "cli/a.cpp": "try {\n", "engine/a_test.cpp": "try {\n"})


class Clauses(CheckTest):
    def game(self, readme, test):
        about = 'About kAbout{.id = "x", .clauses = "XY"};\n'
        return {"games/x/game.h": about, "games/x/README.md": readme, "games/x/rules_test.cpp": test}

    def test_rules_with_tests_pass(self):
        rules = "- Roll. [XY-1]\n- Win. [XY-2] [XY-3]\n- End. [XY-4]\n"
        tests = "TEST(XY_1, a) {}\nTEST_P(XY_2, b) {}\nTEST(Other, c) {}  // XY-3\nTEST_F(XY_4, d) {}\n"
        self.accepts("check_clauses", self.game(rules, tests))

    def test_a_rule_without_a_test_is_found(self):
        rules = "".join(f"[XY-{number}]\n" for number in range(1, 13))
        tests = "".join(f"TEST(XY_{number}, a) {{}}\n" for number in range(2, 12))
        self.refuses("check_clauses", self.game(rules, tests), "README.md:1: no test names XY-1\n", "names XY-12", "2 to")

    def test_a_gap_is_found(self):
        tests = "TEST(XY_1, a) {}\nTEST(XY_3, a) {}\n"
        self.refuses("check_clauses", self.game("[XY-1]\n[XY-3]\n", tests), "README.md:2: ", "lacks [XY-2]")

    def test_a_test_of_an_unknown_rule_is_found(self):
        tests = "TEST(XY_1, a) {}\nTEST(XY_2, a) {}\n"
        self.refuses("check_clauses", self.game("[XY-1]\n", tests), "games/x/rules_test.cpp:2: names XY-2")

    def test_a_game_without_numbered_rules_is_found(self):
        self.refuses("check_clauses", self.game("Have fun.\n", ""), "games/x/README.md:1: has no numbered rules")
        self.refuses("check_clauses", {"games/x/game.h": '.clauses = "XY"\n'}, "games/x/README.md:1: is missing")
        self.refuses("check_clauses", {"games/x/game.h": "\n"}, "games/x/game.h:1: has no prefix")


if __name__ == "__main__":
    unittest.main()

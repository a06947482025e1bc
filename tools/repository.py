"""Shared by the checks: listing files and reporting findings."""

import os
import pathlib
import subprocess
import sys

NOT_OURS = {".git", "build", "node_modules", "__pycache__"}


def root_folder():
    """Returns the folder to check: the one given on the command line, or this repository."""
    if len(sys.argv) > 1:
        return pathlib.Path(sys.argv[1]).resolve()
    return pathlib.Path(__file__).resolve().parents[1]


def files(root, *endings):
    """Returns the sorted paths of files that git tracks or would add. Without git: all files except build output."""
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, check=True, capture_output=True).stdout
        paths = {pathlib.Path(os.fsdecode(name)) for name in listed.split(b"\0") if name}
    except (OSError, subprocess.CalledProcessError):
        paths = {path.relative_to(root) for path in root.rglob("*")}
        paths = {path for path in paths if not NOT_OURS & set(path.parts)}
    return sorted(path for path in paths if (root / path).is_file() and path.name.endswith(endings or ("",)))


def report(name, findings):
    """Prints the findings, each a (file, line, message), and exits with 1 if there are any."""
    for path, line, wrong in findings:
        print(f"{path}:{line}: {wrong}")
    if findings:
        print(f"{name}: {len(findings)} to fix")
    sys.exit(1 if findings else 0)

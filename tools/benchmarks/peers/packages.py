"""The installed size of what a program needs at run time, for `compare-peers`."""

import os
import re
import subprocess
import tempfile


def output(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          text=True).stdout


def installed():
    """The dependencies and the size in KiB of each installed package, by name and by what it provides."""
    packages = {}
    form = "${binary:Package}\t${Provides}\t${Pre-Depends}, ${Depends}\t${Installed-Size}\n"
    for line in output("dpkg-query", "-W", "-f", form).splitlines():
        name, provides, depends, size = line.split("\t")
        name = name.partition(":")[0]
        choices = [[word.split()[0].partition(":")[0] for word in choice.split("|") if word.split()]
                   for choice in depends.split(",")]
        package = (name, [choice for choice in choices if choice], int(size or 0))
        packages[name] = package
        for virtual in re.findall(r"[^\s,(]+(?=\s*(?:\(|,|$))", provides):
            packages.setdefault(virtual, package)
    return packages


def closure(roots, packages):
    """The names of the packages that the roots need, with themselves."""
    found, pending = set(), [name for name in roots if name in packages]
    while pending:
        name, choices, _ = packages[pending.pop()]
        if name in found:
            continue
        found.add(name)
        for choice in choices:
            pending += [name for name in choice if name in packages][:1]
    return found


def packages_of_libraries(program):
    """The packages of the shared libraries that a program is linked with."""
    paths = re.findall(r"=> (/\S+)", output("ldd", program))
    # dpkg knows a file by one of its spellings, since /lib is a link to /usr/lib.
    spellings = {spelling for path in paths for spelling in (path, os.path.realpath(path), "/usr" + path)}
    result = subprocess.run(["dpkg", "-S", *sorted(spellings)], stdout=subprocess.PIPE,
                            stderr=subprocess.DEVNULL, text=True, check=False)
    return {line.partition(":")[0] for line in result.stdout.splitlines()}


def stripped_size(program):
    """The MiB of a program without symbols and debug information, which Debian's packages do not have either."""
    with tempfile.NamedTemporaryFile() as file:
        subprocess.run(["strip", "-o", file.name, program], check=True)
        return os.path.getsize(file.name) / 2**20


def sizes(peers):
    """By name, the MiB of each program and of the packages that it needs and the first one does not.

    The peers are given as a program, whose own size counts unless it is part of a package, and the
    names of packages."""
    packages = installed()
    result, base = {}, None
    for name, (program, roots) in peers.items():
        needed = closure(packages_of_libraries(program) | set(roots), packages)
        base = needed if base is None else base
        size = sum(packages[package][2] for package in needed - base) / 1024
        if not str(program).startswith("/usr/"):
            size += stripped_size(program)
        result[name] = size
    return result

"""What clients of tests have in common: a screen reader's view of the program."""
import os
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib
import pyatspi

LIMIT = 120  # seconds for each answer: another program may have stopped the machine
PROGRAM = "LaminaPackageTests.xctest"
Atspi.set_timeout(LIMIT * 1000, LIMIT * 1000)


def switch(enabled):
    """Switches assistive technologies on or off, as a screen reader does."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    bus.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
        GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", enabled))),
        None, Gio.DBusCallFlags.NONE, LIMIT * 1000, None)


def pump():
    context = GLib.MainContext.default()
    while context.iteration(False):
        pass


def wait(what, condition):
    """Returns the condition's value when it is true. Programs come, go and change meanwhile."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        pump()
        try:
            value = condition()
        except (GLib.Error, LookupError, RuntimeError, NotImplementedError):
            value = None
        if value:
            return value
        time.sleep(0.02)
    sys.exit("there was never " + what)


def children(node):
    return [node.getChildAtIndex(i) for i in range(node.childCount)]


def program():
    desktop = pyatspi.Registry.getDesktop(0)
    return next((node for node in children(desktop) if node and node.name == PROGRAM), None)


def walk(node):
    if node:
        yield node
        for child in children(node):
            yield from walk(child)


def find(role, name):
    """The element with a role and a name, as soon as there is one."""
    def search():
        for node in walk(program()):
            if node.getRoleName() == role and node.name == name:
                return node
        return None
    return wait("a %s named %s" % (role, name), search)


def has(node, state):
    node.clear_cache()
    return node.getState().contains(state)


heard = []


def listen(*names):
    pyatspi.Registry.registerEventListener(
        lambda event: heard.append((str(event.type), event.source.name if event.source else "",
                                    event.detail1, event.any_data)), *names)

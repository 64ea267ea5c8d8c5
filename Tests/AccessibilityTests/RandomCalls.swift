import Foundation

/// A client in Python that sends calls of random methods with random values to random paths.
enum RandomCalls {
  static func script(rounds: String) -> String {
    [connection, names, values, calls(rounds)].joined(separator: "\n")
  }

  /// A connection of its own to the accessibility bus, and the name of the program there.
  private static let connection = """
    import random
    random.seed(7)
    switch(True)
    wait('the program', program)
    address = Gio.bus_get_sync(Gio.BusType.SESSION, None).call_sync(
        'org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None, None,
        Gio.DBusCallFlags.NONE, LIMIT * 1000, None).unpack()[0]
    bus = Gio.DBusConnection.new_for_address_sync(
        address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
        | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
    find('push button', 'Buy')
    name = program().app.bus_name if hasattr(program().app, 'bus_name') else None
    if name is None:
        names = bus.call_sync('org.a11y.atspi.Registry', '/org/a11y/atspi/accessible/root',
            'org.a11y.atspi.Accessible', 'GetChildren', None, None, 0, LIMIT * 1000, None)
        name = names.unpack()[0][0][0]
    """

  /// The methods to call: those of all interfaces, and some that no interface has.
  private static let names = """
    interfaces = ['Accessible', 'Application', 'Component', 'Action', 'Value', 'Text',
        'EditableText', 'Selection', 'Table', 'Cache', 'Nonsense']
    members = ['GetChildAtIndex', 'GetChildren', 'GetState', 'GetInterfaces', 'GetText',
        'GetStringAtOffset', 'GetTextBeforeOffset', 'GetTextAfterOffset', 'SetCaretOffset',
        'AddSelection', 'SetSelection', 'InsertText', 'DeleteText', 'SetTextContents', 'DoAction',
        'GetName', 'GetExtents', 'Contains', 'GetAccessibleAtPoint', 'GrabFocus', 'ScrollTo',
        'GetAccessibleAt', 'GetIndexAt', 'GetRowAtIndex', 'GetRowColumnExtentsAtIndex',
        'IsChildSelected', 'GetSelectedChild', 'GetCharacterExtents', 'GetOffsetAtPoint',
        'GetItems', 'Embed', 'Get', 'Set', 'GetAll', 'Ping', 'Introspect']
    """

  /// A value of a random type; arrays of variants are nested up to a depth.
  private static let values = """
    numbers = [0, 1, -1, 2, 7, 2147483647, -2147483648]
    def value(depth=0):
        kind = random.choice('iusbdonvax' if depth < 9 else 'iusbd')
        if kind in 'ix': return GLib.Variant(kind, random.choice(numbers))
        if kind == 'u': return GLib.Variant('u', random.choice([0, 1, 2, 4294967295]))
        if kind == 'n': return GLib.Variant('n', random.choice([0, -1, 32767]))
        if kind == 's': return GLib.Variant('s', random.choice(['', 'Name', 'CurrentValue', 'Id',
            'org.a11y.atspi.Value', 'org.a11y.atspi.Text', 'x' * 5000, '\\u00e9\\U0001F600']))
        if kind == 'b': return GLib.Variant('b', random.random() < 0.5)
        if kind == 'd': return GLib.Variant('d', random.choice([0, 1e300, float('nan'),
            float('inf'), -0.5]))
        if kind == 'o': return GLib.Variant('o', '/org/a11y/atspi/null')
        if kind == 'v': return GLib.Variant('v', value(depth + 1))
        return GLib.Variant.new_array(GLib.VariantType('v'),
            [GLib.Variant('v', value(depth + 1)) for _ in range(random.randrange(3))])
    """

  /// Errors are expected; what is not is an answer that never comes.
  private static func calls(_ rounds: String) -> String {
    """
    answered = 0
    for _ in range(\(rounds)):
        path = '/org/a11y/atspi/' + random.choice(['accessible/root', 'accessible/1',
            'accessible/2', 'accessible/3', 'accessible/4', 'accessible/999', 'accessible/x', 'null', 'cache'])
        interface = random.choice(['org.a11y.atspi.' + random.choice(interfaces)] * 4
            + ['org.freedesktop.DBus.Properties', 'org.freedesktop.DBus.Peer'])
        body = GLib.Variant.new_tuple(*[value() for _ in range(random.randrange(5))])
        try:
            bus.call_sync(name, path, interface, random.choice(members), body, None,
                Gio.DBusCallFlags.NONE, LIMIT * 1000, None)
        except GLib.Error as error:
            if 'UnknownObject' not in str(error) and 'UnknownMethod' not in str(error) \\
                and 'InvalidArgs' not in str(error):
                sys.exit(str(error))
        answered += 1
    find('push button', 'Buy')
    print('answered', answered)
    """
  }
}

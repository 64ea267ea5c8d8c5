import CoreGraphics
import LaminaTesting
import Testing

@testable import UIKit
@testable import lamina

/// Requirement V27: a client of the desktop uses whole programs.
@Suite("An AT-SPI client walks through the demo", .serialized)
@MainActor struct DemoClientTests {
  @Test("A client finds every control of the museum, and reserves a ticket")
  func museum() async throws {
    let demo = try ServedDemo(MuseumScene(DemoOptions()), size: CGSize(width: 400, height: 700))
    let output = try await demo.serve(
      """
      listen('object:announcement', 'object:state-changed:focused', 'object:children-changed:add')
      show('Works')
      for tab in ['Rooms', 'Plan', 'Search', 'Visit']:
          click('page tab', tab)
          wait('the tab', lambda: has(find('page tab', tab), pyatspi.STATE_SELECTED))
          show(tab)
      click('list item', 'Reserve a ticket')
      name = find('entry', 'Name')
      show('Ticket')
      assert name.queryComponent().grabFocus()
      wait('the focus', lambda: any(kind.endswith('focused') and source == 'Name' and on
                                    for kind, source, on, _ in heard))
      assert name.queryEditableText().setTextContents('Ada')
      click('radio button', 'Tomorrow')
      find('spin button', 'Adults').queryValue().currentValue = 3
      wait('an announcement', lambda: any(kind == 'object:announcement' and text == '3 adults, 36 €'
                                          for kind, _, _, text in heard))
      click('push button', 'Reserve')
      find('heading', 'Reserved for Ada')
      show('Alert')
      click('push button', 'Done')
      find('list item', 'Reserve a ticket')
      """)
    try ServedDemo.expect(output, isLog: "museum")
  }

  @Test("A client finds every control of the settings, types, and moves a slider")
  func settings() async throws {
    let demo = try ServedDemo(
      ControlsScene(DemoOptions()), size: CGSize(width: 1000, height: 900))
    let output = try await demo.serve(
      """
      for name in ['Display', 'Sound', 'Network', 'Date & Time', 'Account', 'Tasks', 'About']:
          click('list item', name)
          find('heading', name)
          show(name)
          if name == 'Sound':
              volume = find('slider', 'Volume').queryValue()
              volume.currentValue = 0.25
              wait('the volume', lambda: volume.currentValue == 0.25)
              click('toggle button', 'Mute')
              wait('silence', lambda: not any(node.getRoleName() == 'slider'
                                              for node in walk(program())))
          if name == 'Account':
              field = find('entry', 'Name')
              assert field.queryEditableText().setTextContents('Grace Hopper')
              wait('the text', lambda: field.queryText().getText(0, -1) == 'Grace Hopper')
      """)
    try ServedDemo.expect(output, isLog: "settings")
  }
}

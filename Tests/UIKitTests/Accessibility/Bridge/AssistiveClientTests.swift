import Accessibility
import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

/// A program with some controls, shown to clients on a bus of its own.
@MainActor private final class SampleProgram {
  let bus: MessageBus
  let screen: OffscreenScreen
  let publisher: AccessibilityPublisher
  let button = UIButton(type: .system)
  let slider = UISlider()
  let field = UITextField()
  let toggle = UISwitch()
  let table = UITableView()
  var log: [String] = []
  private let rows = Rows()

  init() throws {
    bus = try MessageBus()
    screen = try OffscreenScreen(size: CGSize(width: 400, height: 600))
    let environment = ["DBUS_SESSION_BUS_ADDRESS": bus.address]
    let settings = try #require(BridgeSettings(environment: environment))
    publisher = try AccessibilityPublisher(settings)
    addControls()
    try screen.render()
  }

  private func addControls() {
    button.setTitle("Buy", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.bought() }, for: .primaryActionTriggered)
    slider.accessibilityLabel = "Volume"
    slider.addAction(
      UIAction { [weak self] _ in self?.log.append("volume \(self?.slider.value ?? -1)") },
      for: .valueChanged)
    field.accessibilityLabel = "Name"
    toggle.accessibilityLabel = "Wi-Fi"
    table.dataSource = rows
    let views: [UIView] = [button, slider, field, toggle, table]
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 20, y: 20 + index * 60, width: 300, height: 44)
      screen.window.addSubview(view)
    }
    table.frame.size.height = 200
  }

  private func bought() {
    log.append("bought")
    button.setTitle("Bought", for: .normal)
    UIAccessibility.post(notification: .announcement, argument: "Thank you")
  }

  /// Runs a client while the program draws frames, and returns its output.
  func serve(_ script: String) async throws -> String {
    let isDone = Flag()
    let frames = Task { @MainActor in
      while !isDone.isSet {
        try self.screen.render()
        try await Task.sleep(for: .milliseconds(20))
      }
    }
    let client = try await bus.run(script)
    isDone.isSet = true
    try await frames.value
    #expect(client.status == 0, "\(client.output)")
    return client.output
  }

  private final class Flag {
    var isSet = false
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }
}

// Requirement V27: visible to a real AT-SPI client.
@Suite("An AT-SPI client sees and uses a program", .serialized)
@MainActor struct AssistiveClientTests {
  @Test("A client finds the controls by role and name, and reads their states")
  func finding() async throws {
    let program = try SampleProgram()
    defer { program.publisher.stop() }
    let output = try await program.serve(
      """
      switch(True)
      for role, name in [('push button', 'Buy'), ('slider', 'Volume'), ('entry', 'Name'),
                         ('toggle button', 'Wi-Fi'), ('list item', 'Row 0')]:
          node = find(role, name)
          print(node.getRoleName(), node.name, sorted(pyatspi.listInterfaces(node)))
      button = find('push button', 'Buy')
      extents = button.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
      print(extents.x, extents.y, extents.width, extents.height)
      frame = find('frame', PROGRAM)
      print(has(frame, pyatspi.STATE_ACTIVE), has(button, pyatspi.STATE_ENABLED))
      """)
    #expect(
      output == """
        push button Buy ['Accessible', 'Action', 'Component']
        slider Volume ['Accessible', 'Action', 'Component', 'Value']
        entry Name ['Accessible', 'Action', 'Component', 'EditableText', 'Text']
        toggle button Wi-Fi ['Accessible', 'Action', 'Component']
        list item Row 0 ['Accessible', 'Action', 'Component']
        20 20 300 44
        True True

        """)
  }

  @Test("A client activates a button, and hears the new name and the announcement")
  func activation() async throws {
    let program = try SampleProgram()
    defer { program.publisher.stop() }
    _ = try await program.serve(
      """
      switch(True)
      listen('object:property-change:accessible-name', 'object:announcement')
      action = find('push button', 'Buy').queryAction()
      assert [action.getName(i) for i in range(action.nActions)] == ['click']
      assert action.doAction(0)
      wait('an announcement', lambda: any(kind == 'object:announcement' and text == 'Thank you'
                                          for kind, _, _, text in heard))
      wait('a name', lambda: any(kind.endswith('accessible-name') for kind, _, _, _ in heard))
      find('push button', 'Bought')
      """)
    #expect(program.log == ["bought"])
  }

  @Test("A client types into a field, and hears the text and the caret")
  func typing() async throws {
    let program = try SampleProgram()
    defer { program.publisher.stop() }
    _ = try await program.serve(
      """
      switch(True)
      listen('object:text-changed:insert', 'object:state-changed:focused')
      field = find('entry', 'Name')
      assert field.queryComponent().grabFocus()
      wait('the focus', lambda: has(field, pyatspi.STATE_FOCUSED))
      wait('an event of the focus', lambda: any(
          kind == 'object:state-changed:focused' and name == 'Name' and on
          for kind, name, on, _ in heard))
      editable = field.queryEditableText()
      assert editable.setTextContents('Ada Lovelace')
      text = field.queryText()
      wait('the text', lambda: text.getText(0, -1) == 'Ada Lovelace')
      wait('an event of the text', lambda: any(
          'insert' in kind and inserted == 'Ada Lovelace' for kind, _, _, inserted in heard))
      assert editable.insertText(3, ' King', 5)
      wait('the text', lambda: text.getText(0, -1) == 'Ada King Lovelace')
      assert editable.deleteText(0, 4)
      wait('the text', lambda: text.getText(0, -1) == 'King Lovelace')
      assert text.setCaretOffset(4)
      wait('the caret', lambda: text.caretOffset == 4)
      assert text.setSelection(0, 0, 4)
      wait('the selection', lambda: tuple(text.getSelection(0)) == (0, 4))
      assert text.getTextAtOffset(6, pyatspi.TEXT_BOUNDARY_WORD_START)[0] == 'Lovelace'
      assert text.getCharacterExtents(0, pyatspi.WINDOW_COORDS)[3] > 0
      """)
    #expect(program.field.text == "King Lovelace")
  }

  @Test("A client moves a slider and a switch, as their user does")
  func values() async throws {
    let program = try SampleProgram()
    defer { program.publisher.stop() }
    _ = try await program.serve(
      """
      switch(True)
      value = find('slider', 'Volume').queryValue()
      assert (value.minimumValue, value.maximumValue) == (0, 1)
      value.currentValue = 0.5
      wait('the value', lambda: value.currentValue == 0.5)
      toggle = find('toggle button', 'Wi-Fi')
      assert not has(toggle, pyatspi.STATE_CHECKED)
      assert toggle.queryAction().doAction(0)
      wait('the switch', lambda: has(toggle, pyatspi.STATE_CHECKED))
      """)
    #expect(program.log == ["volume 0.5"])
    #expect(program.toggle.isOn)
  }

  @Test("A client reads a table, and selects a row")
  func tables() async throws {
    let program = try SampleProgram()
    defer { program.publisher.stop() }
    _ = try await program.serve(
      """
      switch(True)
      rows = find('list item', 'Row 1').parent
      table = rows.queryTable()
      assert (table.nRows, table.nColumns) == (40, 1)
      assert table.getAccessibleAt(1, 0).name == 'Row 1'
      assert table.getRowAtIndex(7) == 7
      assert table.addRowSelection(1)
      wait('the row', lambda: list(table.getSelectedRows()) == [1])
      assert rows.querySelection().isChildSelected(1)
      """)
    #expect(program.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("Without a client no tree is made, and nothing is scheduled")
  func lazy() async throws {
    let program = try SampleProgram()
    defer { program.publisher.stop() }
    program.button.setTitle("Changed", for: .normal)
    try program.screen.render()
    #expect(!AccessibilityChanges.shared.isObserved && !UIAccessibility.isVoiceOverRunning)
    _ = try await program.serve("switch(True)\nfind('push button', 'Changed')")
    #expect(AccessibilityChanges.shared.isObserved && UIAccessibility.isVoiceOverRunning)
    program.publisher.stop()
    #expect(!AccessibilityChanges.shared.isObserved && !UIAccessibility.isVoiceOverRunning)
  }
}

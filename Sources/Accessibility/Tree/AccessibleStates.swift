/// The states of an element, a bit each as in AT-SPI.
///
/// Source: at-spi2-core, `AtspiStateType`.
package struct AccessibleStates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  package static let active = Self(rawValue: 1 << 1)
  package static let busy = Self(rawValue: 1 << 3)
  package static let checked = Self(rawValue: 1 << 4)
  package static let editable = Self(rawValue: 1 << 7)
  package static let enabled = Self(rawValue: 1 << 8)
  package static let focusable = Self(rawValue: 1 << 11)
  package static let focused = Self(rawValue: 1 << 12)
  package static let modal = Self(rawValue: 1 << 16)
  package static let multiLine = Self(rawValue: 1 << 17)
  package static let selectable = Self(rawValue: 1 << 22)
  package static let selected = Self(rawValue: 1 << 23)
  package static let sensitive = Self(rawValue: 1 << 24)
  package static let showing = Self(rawValue: 1 << 25)
  package static let singleLine = Self(rawValue: 1 << 26)
  package static let visible = Self(rawValue: 1 << 30)
  package static let checkable = Self(rawValue: 1 << 41)
  package static let readOnly = Self(rawValue: 1 << 43)

  /// The name of each state in events.
  static let names: [(state: AccessibleStates, name: String)] = [
    (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.editable, "editable"),
    (.enabled, "enabled"), (.focusable, "focusable"), (.focused, "focused"), (.modal, "modal"),
    (.multiLine, "multi-line"), (.selectable, "selectable"), (.selected, "selected"),
    (.sensitive, "sensitive"), (.showing, "showing"), (.singleLine, "single-line"),
    (.visible, "visible"), (.checkable, "checkable"), (.readOnly, "read-only"),
  ]
}

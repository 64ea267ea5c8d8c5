package import Foundation

/// The number of an element, which no other one gets while the program runs.
package struct ElementID: Hashable, Sendable {
  package let rawValue: UInt64

  package init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The program itself, the root of the tree.
  package static let application = ElementID(0)
}

/// An element or a container, as a client sees it.
package struct AccessibleElement: Equatable, Sendable {
  package var role: AccessibleRole
  package var name = ""
  package var description = ""
  /// A name for tests.
  package var identifier = ""
  /// The language of the texts, as a BCP 47 tag; empty for that of the system.
  package var language = ""
  package var states: AccessibleStates = []
  /// In the coordinates of the window, or in those of the content of an element that scrolls around this
  /// one. Points.
  package var frame = CGRect.zero
  /// Where the content of an element that scrolls begins, in the coordinates of its frame; nil if it does
  /// not scroll. A scroll changes this point, and nothing of the elements inside.
  package var contentOrigin: CGPoint?
  package var children: [ElementID] = []
  /// The actions that clients can perform; the first is the activation.
  package var actions: [String] = []
  /// The text of the value, such as "50%".
  package var valueText: String?
  package var number: AccessibleNumber?
  package var text: AccessibleText?
  package var table: AccessibleTable?

  package init(_ role: AccessibleRole, name: String = "") {
    (self.role, self.name) = (role, name)
  }
}

/// The value of a slider, a stepper or a progress view.
package struct AccessibleNumber: Equatable, Sendable {
  package var current: Double
  package var minimum: Double
  package var maximum: Double
  /// The smallest change; 0 if there is none.
  package var increment: Double
  package var isWritable: Bool

  package init(
    _ current: Double, from minimum: Double, to maximum: Double, by increment: Double = 0,
    isWritable: Bool = true
  ) {
    (self.current, self.minimum, self.maximum) = (current, minimum, maximum)
    (self.increment, self.isWritable) = (increment, isWritable)
  }
}

/// The cells of a table.
package struct AccessibleTable: Equatable, Sendable {
  package struct Cell: Hashable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
      (self.row, self.column) = (row, column)
    }
  }

  package var rowCount: Int
  package var columnCount: Int
  /// The elements at their first row and column. Those that are scrolled away are missing.
  package var cells: [Cell: ElementID] = [:]
  package var rowHeaders: [Int: ElementID] = [:]
  package var columnHeaders: [Int: ElementID] = [:]

  package init(rowCount: Int, columnCount: Int) {
    (self.rowCount, self.columnCount) = (rowCount, columnCount)
  }
}

import Foundation
import Testing
import UIKit

@Suite("Each attribute of view files", .serialized)
@MainActor struct ViewFileAttributeTests {
  private static let rows: [AttributeRow] =
    AttributeRow.views + AttributeRow.texts + AttributeRow.accessibility + AttributeRow.containers
    + AttributeRow.controls + AttributeRow.values + AttributeRow.buttons
    + AttributeRow.configurations + AttributeRow.fields + AttributeRow.traits + AttributeRow.pickers
    + AttributeRow.bars + AttributeRow.barItems + AttributeRow.tables + AttributeRow.collections
    + AttributeRow.gestures + AttributeRow.controllers + AttributeRow.splitControllers
    + AttributeRow.fragments + AttributeRow.paragraphs + AttributeRow.members

  /// What storyboards and lists alone can show: see `StoryboardTests`, `CollectionViewTests` and
  /// `ViewFileGoldenTests`.
  private static let elsewhere: Set = ["scene", "sections", "cells", "sectionHeaderView"]

  @Test("each attribute gives its property a value that it does not have without it")
  func values() throws {
    for row in Self.rows {
      if let fault = try row.fault() { Issue.record("\(row.text): \(fault)") }
    }
  }

  @Test("the table has each attribute of each class")
  func completeness() throws {
    var tested: [(object: NSObject, name: String)] = []
    for row in Self.rows { tested.append((try row.object(), row.name)) }
    for (type, names) in ViewFileClass.attributeNames {
      for name in names where !Self.elsewhere.contains(name) {
        let isTested = tested.contains { $0.name == name && $0.object.isKind(of: type) }
        #expect(isTested, "\(type): \(name)")
      }
    }
  }
}

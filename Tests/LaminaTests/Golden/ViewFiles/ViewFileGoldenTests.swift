import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// Requirement V2. The files are in `Files`, with an asset catalog.
@Suite("View files match their golden images", .serialized)
@MainActor struct ViewFileGoldenTests {
  private nonisolated static let bundle = Bundle(
    path: #filePath.replacing("ViewFileGoldenTests.swift", with: "Files"))!

  private nonisolated static func names(_ type: String) -> [String] {
    bundle.paths(forResourcesOfType: type, inDirectory: nil)
      .map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }.sorted()
  }

  @Test("a view is drawn as its file says", arguments: names("xib"))
  func view(name: String) throws {
    try check(name, named: name)
  }

  @Test("colors of a file are those of the style", arguments: ["Card", "Form", "SystemColors"])
  func darkView(name: String) throws {
    try check(name, named: "\(name)-dark", style: .dark)
  }

  private func check(
    _ name: String, named golden: String, style: UIUserInterfaceStyle = .light
  ) throws {
    let view = try #require(Self.bundle.loadNibNamed(name, owner: nil)?.first as? UIView)
    view.overrideUserInterfaceStyle = style
    let screen = try OffscreenScreen(size: view.frame.size)
    screen.window.addSubview(view)
    try assertSnapshot(
      of: screen.frame(), named: golden, tolerance: GoldenTests.tolerance(screen))
  }

  @Test("a controller shows what its storyboard says", arguments: names("storyboard"))
  func controller(name: String) throws {
    let storyboard = UIStoryboard(name: name, bundle: Self.bundle)
    let controller = try #require(storyboard.instantiateInitialViewController())
    // The columns of a split view stand side by side where the width is regular.
    let isSplit = controller is UISplitViewController
    let screen = try OffscreenScreen(size: CGSize(width: isSplit ? 480 : 320, height: 480))
    if isSplit { screen.window.traitOverrides.horizontalSizeClass = .regular }
    screen.window.rootViewController = controller
    try assertSnapshot(of: screen.frame(), named: name, tolerance: GoldenTests.tolerance(screen))
  }
}

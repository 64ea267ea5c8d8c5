import ArgumentParser
import LaminaTesting
import UIKit

/// `lamina audit`
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find what some people cannot use in a scene of the demo or a page of the gallery.",
    discussion: """
      It prints a line for each element without a label, each target under 44 points, each text of \
      low contrast, and each element that is read in a wrong order. The status is 1 if there are any.
      """)

  @Option(help: "A scene of lamina demo (default: orbit).")
  var scene: String?

  @Option(help: "A page of lamina gallery; all: every page.")
  var page: String?

  @Flag(help: "Also print what a screen reader says, element by element.")
  var elements = false

  @Option(help: "Points, WIDTHxHEIGHT.")
  var size = SizeOption(width: 1280, height: 720)

  func validate() throws {
    if let scene, page != nil { throw ValidationError("--scene \(scene): --page is enough") }
  }

  func run() throws {
    let count = try MainActor.assumeIsolated {
      try screens.reduce(0) { try $0 + audit($1.name, $1.screen) }
    }
    if count > 0 { throw AuditFailure(count: count) }
  }

  /// The screens to be tested, with their names.
  @MainActor private var screens: [(name: String, screen: OffscreenScreen)] {
    get throws {
      guard let page else { return [try showScene(named: scene ?? OrbitScene.name)] }
      let indices = page == "all" ? Array(Gallery.pages.indices) : [try Gallery.index(of: page)]
      return try indices.map(showPage)
    }
  }

  @MainActor private func showScene(
    named name: String
  ) throws -> (name: String, screen: OffscreenScreen) {
    let screen = try OffscreenScreen(size: size.size)
    try DemoScenes.named(name).init(DemoOptions()).show(in: screen.window)
    _ = try screen.frame()
    return (name, screen)
  }

  @MainActor private func showPage(_ index: Int) throws -> (name: String, screen: OffscreenScreen) {
    let screen = try OffscreenScreen(size: size.size)
    screen.window.addSubview(GalleryPageView(index, size: size.size))
    for _ in 0..<Gallery.framesUntilStable { _ = try screen.frame() }
    return (Gallery.pages[index].name, screen)
  }

  /// Prints the issues of a screen, and returns their number.
  @MainActor private func audit(_ name: String, _ screen: OffscreenScreen) throws -> Int {
    let issues = accessibilityIssues(in: screen.window)
    let spoken = AccessibilityNode(of: screen.window).elements.map(\.spokenDescription)
    if elements { for text in spoken { try StandardOutput.print("  \(text)") } }
    for issue in issues { try StandardOutput.print("\(name): \(issue)") }
    try StandardOutput.print("\(name): \(spoken.count) elements, \(issues.count) issues")
    return issues.count
  }
}

/// The end of an audit that has found something.
private struct AuditFailure: Error, CustomStringConvertible {
  let count: Int

  var description: String { count == 1 ? "1 issue" : "\(count) issues" }
}

import Foundation
import LaminaTesting
import Testing

@testable import UIKit

// Apple, "UIContentUnavailableConfiguration" and "updateContentUnavailableConfiguration(using:)".
@Suite("What controllers show where there is no content", .serialized)
@MainActor struct ContentUnavailableTests {
  private let screen: OffscreenScreen
  private let page = EmptyPage()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    screen.window.rootViewController = page
    try screen.render()
  }

  private var view: UIContentUnavailableView? {
    page.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
  }

  /// The labels that are visible.
  private var texts: [String] {
    var texts: [String] = []
    view?.forEachInSubtree { part in
      if let label = part as? UILabel, !label.isHidden { texts.append(label.text ?? "") }
    }
    return texts
  }

  @Test("a controller is asked for an update before its first layout and when that is requested")
  func updates() throws {
    #expect(page.updates == 1 && view == nil)
    page.view.setNeedsLayout()
    try screen.render()
    #expect(page.updates == 1)
    page.setNeedsUpdateContentUnavailableConfiguration()
    page.setNeedsUpdateContentUnavailableConfiguration()
    try screen.render()
    #expect(page.updates == 2)
  }

  @Test("a configuration covers the view, above what is added later, until it is removed")
  func covering() throws {
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    page.view.addSubview(UIView())
    try screen.render()
    #expect(view?.frame == page.view.bounds && page.view.subviews.last === view)
    #expect(texts == ["Loading…"])
    page.contentUnavailableConfiguration = nil
    try screen.render()
    #expect(view == nil && page.view.subviews.count == 1)
  }

  @Test("texts and buttons are in the middle, from top to bottom, and a button does its action")
  func content() throws {
    var taps = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    (configuration.text, configuration.secondaryText) = ("No Photos", "Take one.")
    configuration.button.title = "Camera"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    page.contentUnavailableConfiguration = configuration
    try screen.render()
    #expect(texts == ["No Photos", "Take one.", "Camera"])
    var buttons: [UIButton] = []
    view?.forEachInSubtree { part in
      if let button = part as? UIButton, !button.isHidden { buttons.append(button) }
    }
    let button = try #require(buttons.first)
    let frame = button.convert(button.bounds, to: screen.window as UIView?)
    #expect(buttons.count == 1 && abs(frame.midX - 160) < 1 && frame.minY > 240)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(taps == 1)
  }

  @Test("a search that has found nothing names what was searched for")
  func search() {
    let configuration = UIContentUnavailableConfiguration.search()
    var state = UIContentUnavailableConfigurationState(traitCollection: page.traitCollection)
    #expect(configuration.updated(for: state).text == "No Results")
    state.searchText = "cat"
    #expect(configuration.updated(for: state).text == "No Results for “cat”")
    var own = configuration
    own.text = "Nothing"
    #expect(own.updated(for: state).text == "Nothing")
  }
}

private final class EmptyPage: UIViewController {
  var updates = 0

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    super.updateContentUnavailableConfiguration(using: state)
    updates += 1
  }
}

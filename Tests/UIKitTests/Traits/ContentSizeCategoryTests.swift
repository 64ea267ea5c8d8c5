import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

@Suite("Sizes of text that the user prefers", .serialized)
@MainActor struct ContentSizeCategoryTests {
  @Test("categories compare by size, and those for accessibility are the largest")
  func order() {
    let all = UIContentSizeCategory.ordered
    #expect(all.count == 12 && all.filter(\.isAccessibilityCategory).count == 5)
    for (small, large) in zip(all, all.dropFirst()) {
      #expect(small < large && large > small && small <= large && !(small >= large))
    }
    #expect(!(UIContentSizeCategory.unspecified < .large))
    #expect(!(UIContentSizeCategory.unspecified > .large))
  }

  @Test(
    "text styles have the point sizes of iOS in each category",
    arguments: [
      (UIContentSizeCategory.extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
      (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
      (.extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
      (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
      (.accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
    ] as [(UIContentSizeCategory, [CGFloat])])
  func styles(category: UIContentSizeCategory, sizes: [CGFloat]) {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let fonts = styles.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
    #expect(fonts.map(\.pointSize) == sizes)
    traits.performAsCurrent {
      #expect(styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize } == sizes)
    }
  }

  @Test("metrics scale with the text style, up to a maximum")
  func metrics() {
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .title1)
    let font = UIFont.systemFont(ofSize: 14)
    #expect(metrics.scaledFont(for: font, compatibleWith: huge).pointSize == 29)
    #expect(metrics.scaledValue(for: 28, compatibleWith: huge) == 58)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: huge)
    #expect(limited.pointSize == 20)
    #expect(metrics.scaledFont(for: font).pointSize == 14)
  }

  @Test("a label that adjusts its font follows the size, others do not")
  func labels() {
    let (view, adjusting, fixed) = (UIView(), UILabel(), UILabel())
    for label in [adjusting, fixed] {
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "Text"
      view.addSubview(label)
    }
    #expect(!fixed.adjustsFontForContentSizeCategory)
    adjusting.adjustsFontForContentSizeCategory = true
    let height = adjusting.intrinsicContentSize.height
    view.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(adjusting.font.pointSize == 28 && fixed.font.pointSize == 17)
    #expect(adjusting.intrinsicContentSize.height > height * 1.5)
    fixed.adjustsFontForContentSizeCategory = true
    #expect(fixed.font.pointSize == 28)
    view.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(adjusting.font.pointSize == 17 && fixed.font.pointSize == 17)
  }

  @Test("fonts that metrics have scaled are adjusted, up to their maximum")
  func scaled() {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: UIFont.systemFont(ofSize: 34), maximumPointSize: 60)
    label.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(label.font.pointSize == 56)
    label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.font.pointSize == 60)
  }

  @Test("limits of a view hold for its subtree")
  func limits() {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    view.maximumContentSizeCategory = .extraLarge
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(child.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(child.appliedContentSizeCategoryLimitsDescription.contains("maximum"))
    child.minimumContentSizeCategory = .accessibilityMedium
    #expect(child.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    child.minimumContentSizeCategory = nil
    view.maximumContentSizeCategory = nil
    #expect(child.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test("a change for all programs reaches every view, and is posted")
  func preference() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 100, height: 100))
    let view = UIView()
    screen.window.addSubview(view)
    var posted: [UIContentSizeCategory?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { notification in
      let key = UIContentSizeCategory.newValueUserInfoKey
      let category = notification.userInfo?[key] as? UIContentSizeCategory
      MainActor.assumeIsolated { posted.append(category) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    UIApplication.shared.change(contentSizeCategory: .small)
    #expect(UIApplication.shared.preferredContentSizeCategory == .small)
    #expect(view.traitCollection.preferredContentSizeCategory == .small && posted == [.small])
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 15)
    UIApplication.shared.change(contentSizeCategory: .large)
    #expect(view.traitCollection.preferredContentSizeCategory == .large && posted.count == 2)
  }

  @Test("the environment sets the size of text and reduced motion, and wrong values are errors")
  func environment() throws {
    typealias Preferences = UserPreferences
    #expect(try Preferences.contentSizeCategory(in: [:]) == .large)
    let name = ["LAMINA_TEXT_SIZE": "AccessibilityXXXL"]
    #expect(
      try Preferences.contentSizeCategory(in: name) == .accessibilityExtraExtraExtraLarge)
    #expect(throws: (any Error).self) {
      try Preferences.contentSizeCategory(in: ["LAMINA_TEXT_SIZE": "big"])
    }
    #expect(try Preferences.switches(in: ["LAMINA_BOLD_TEXT": "0"]).isEmpty)
    #expect(try Preferences.switches(in: ["LAMINA_REDUCE_MOTION": "1"]) == [.reducesMotion])
    #expect(throws: (any Error).self) {
      try Preferences.switches(in: ["LAMINA_REDUCE_MOTION": "yes"])
    }
    UIApplication.shared.change(.reducesMotion, to: true)
    #expect(UIAccessibility.isReduceMotionEnabled)
    UIApplication.shared.change(.reducesMotion, to: false)
  }
}

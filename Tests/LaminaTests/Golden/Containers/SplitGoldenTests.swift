import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Requirement V25.
@Suite("Split views match their golden images", .serialized)
@MainActor struct SplitGoldenTests {
  enum Look: String, CaseIterable {
    case light, dark, reversed, largeText
  }

  private static let size = CGSize(width: 620, height: 300)

  @Test(
    "columns beside, over and moved aside by others, three columns, and one stack",
    arguments: Look.allCases)
  func strip(look: Look) throws {
    let images = [
      try image(look, .doubleColumn, .oneBesideSecondary),
      try image(look, .doubleColumn, .oneOverSecondary),
      try image(look, .doubleColumn, .secondaryOnly),
      try image(look, .tripleColumn, .twoBesideSecondary) { $0.showsSecondaryOnlyButton = true },
      try image(look, .tripleColumn, .twoDisplaceSecondary),
      try image(look, .tripleColumn, .twoOverSecondary) { $0.primaryEdge = .trailing },
      try image(look, .doubleColumn, .automatic) {
        $0.traitOverrides.horizontalSizeClass = .compact
      },
      try image(look, .doubleColumn, .oneBesideSecondary) { $0.primaryEdge = .trailing },
    ]
    let screen = try OffscreenScreen(size: CGSize(width: 1, height: 1))
    try assertSnapshot(
      of: .strip(images, columns: 2), named: "split-\(look)",
      tolerance: GoldenTests.tolerance(screen))
  }

  @Test("the primary column leaves in steps of 0.05 s, and the secondary one becomes wider")
  func transition() throws {
    let (screen, split) = try screen(.light, .doubleColumn, .oneBesideSecondary)
    split.hide(.primary)
    try screen.render()
    let start = screen.time
    let images = try (0..<6).map { step in
      screen.time = start + Double(step) * 0.05
      return try screen.frame()
    }
    try assertSnapshot(
      of: .strip(images, columns: 3), named: "split-transition",
      tolerance: GoldenTests.tolerance(screen))
  }

  private func image(
    _ look: Look, _ style: UISplitViewController.Style, _ mode: UISplitViewController.DisplayMode,
    _ configure: (UISplitViewController) -> Void = { _ in }
  ) throws -> CGImage {
    try screen(look, style, mode, configure).0.frame()
  }

  private func screen(
    _ look: Look, _ style: UISplitViewController.Style, _ mode: UISplitViewController.DisplayMode,
    _ configure: (UISplitViewController) -> Void = { _ in }
  ) throws -> (OffscreenScreen, UISplitViewController) {
    let screen = try OffscreenScreen(size: Self.size)
    let split = UISplitViewController(style: style)
    split.traitOverrides.horizontalSizeClass = .regular
    split.traitOverrides.verticalSizeClass = .regular
    apply(look, to: split)
    (split.preferredPrimaryColumnWidth, split.preferredSupplementaryColumnWidth) = (150, 130)
    split.preferredSplitBehavior = mode == .twoBesideSecondary ? .tile : .automatic
    split.preferredDisplayMode = mode
    split.setViewController(ColoredPage("Mailboxes", .systemTeal), for: .primary)
    if style == .tripleColumn {
      split.setViewController(ColoredPage("Inbox", .systemOrange), for: .supplementary)
    }
    split.setViewController(ColoredPage("Message", .systemPurple), for: .secondary)
    configure(split)
    screen.window.rootViewController = split
    for _ in 0..<2 {
      try screen.render()
      screen.time += 0.5
    }
    return (screen, split)
  }

  private func apply(_ look: Look, to split: UISplitViewController) {
    switch look {
    case .light: break
    case .dark: split.overrideUserInterfaceStyle = .dark
    case .reversed: split.traitOverrides.layoutDirection = .rightToLeft
    case .largeText:
      split.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
  }
}

/// A page with a stripe that shows its width.
@MainActor private final class ColoredPage: UIViewController {
  private let stripe = UIView()

  init(_ title: String, _ color: UIColor) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    stripe.backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(stripe)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stripe.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 12, dy: 60)
  }
}

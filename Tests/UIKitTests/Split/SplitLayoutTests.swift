import CoreGraphics
import Testing

@testable import UIKit

// Apple, "UISplitViewController.DisplayMode". Requirement V25.
@Suite("The layout of columns")
@MainActor struct SplitLayoutTests {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode

  private static let widths = SplitLayout.Widths(primary: 200, supplementary: 300)
  private static let size = CGSize(width: 1000, height: 600)

  private func layout(
    _ mode: DisplayMode, columns: Int, isReversed: Bool = false
  ) -> SplitLayout {
    var widths = Self.widths
    if columns == 2 { widths.supplementary = 0 }
    return SplitLayout(
      mode, hasSupplementary: columns == 3, widths, in: Self.size, isReversed: isReversed)
  }

  @Test(
    "each mode has its columns at their places",
    arguments: [
      (2, .secondaryOnly, -200, nil, 0, 1000, false),
      (2, .oneBesideSecondary, 0, nil, 200, 800, false),
      (2, .oneOverSecondary, 0, nil, 0, 1000, true),
      (3, .secondaryOnly, -500, -300, 0, 1000, false),
      (3, .oneBesideSecondary, -200, 0, 300, 700, false),
      (3, .oneOverSecondary, -200, 0, 0, 1000, true),
      (3, .twoBesideSecondary, 0, 200, 500, 500, false),
      (3, .twoOverSecondary, 0, 200, 0, 1000, true),
      (3, .twoDisplaceSecondary, 0, 200, 500, 700, true),
    ] as [(Int, DisplayMode, CGFloat, CGFloat?, CGFloat, CGFloat, Bool)])
  func modes(
    columns: Int, mode: DisplayMode, primary: CGFloat, supplementary: CGFloat?,
    secondary: CGFloat, width: CGFloat, isDimmed: Bool
  ) throws {
    let layout = layout(mode, columns: columns)
    let frame = CGRect(x: primary, y: 0, width: 200, height: 600)
    #expect(layout.frames[.primary] == frame)
    if let supplementary {
      #expect(layout.frames[.supplementary]?.minX == supplementary)
      #expect(layout.size(of: .supplementary).width == 300)
    }
    #expect(layout.frames[.secondary]?.minX == secondary)
    #expect(layout.size(of: .secondary).width == width)
    #expect(layout.isDimmed == isDimmed)
    #expect(layout.shown.contains(.primary) == (primary == 0))
    #expect(layout.shown.contains(.supplementary) == ((supplementary ?? -1) >= 0))
    #expect(layout.shown.contains(.secondary))
  }

  @Test(
    "with the primary column at the right everything is mirrored",
    arguments: [
      DisplayMode.secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
      .twoOverSecondary, .twoDisplaceSecondary,
    ], [2, 3])
  func mirrored(mode: DisplayMode, columns: Int) throws {
    let (left, right) = (
      layout(mode, columns: columns), layout(mode, columns: columns, isReversed: true)
    )
    #expect(left.shown == right.shown && left.isDimmed == right.isDimmed)
    for column in [Column.primary, .supplementary, .secondary] {
      let (frame, other) = try (
        #require(left.frames[column]), #require(right.frames[column])
      )
      #expect(other.minX == 1000 - frame.maxX && other.size == frame.size)
    }
  }

  @Test(
    "a width is the one that was set, within its limits and the whole width",
    arguments: [
      (nil, nil, nil, nil, 320), (250, nil, nil, nil, 250), (500, 0.1, nil, nil, 500),
      (nil, 0.25, nil, nil, 250), (nil, 0.5, nil, nil, 320), (nil, 0.5, nil, 450, 450),
      (nil, 0.5, nil, 600, 500), (100, nil, 180, nil, 180), (900, nil, nil, 400, 400),
      (3000, nil, nil, nil, 1000), (-5, nil, nil, nil, 0), (nil, 0.2, 260, nil, 260),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat)])
  func widths(
    preferred: CGFloat?, fraction: CGFloat?, minimum: CGFloat?, maximum: CGFloat?,
    expected: CGFloat
  ) {
    let automatic = UISplitViewController.automaticDimension
    let width = SplitColumnWidth(
      preferred: preferred ?? automatic, fraction: fraction ?? automatic,
      minimum: minimum ?? automatic, maximum: maximum ?? automatic)
    #expect(width.resolved(in: 1000) == expected)
  }

  @Test(
    "the former names of modes are those of two columns")
  func names() {
    #expect(DisplayMode.primaryHidden == .secondaryOnly)
    #expect(DisplayMode.allVisible == .oneBesideSecondary)
    #expect(DisplayMode.primaryOverlay == .oneOverSecondary)
    #expect(UISplitViewController.automaticDimension == -CGFloat(Float.greatestFiniteMagnitude))
  }
}

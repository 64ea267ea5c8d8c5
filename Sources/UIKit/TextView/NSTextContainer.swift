import CoreGraphics
public import Foundation

/// The region of a text view in which its lines lie.
///
/// Main thread only. Lengths are in points. Source: Apple, "NSTextContainer".
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Called after a change of the region.
  final var onChange: () -> Void = {}
  /// The text view's own width, as long as the width follows that.
  final var viewSize = CGSize.zero
  private final var givenSize: CGSize

  /// Creates a region of a size, whose dimensions are unlimited where they are 0.
  public init(size: CGSize) {
    givenSize = size
  }

  /// The size of the region. A dimension that follows the view is the view's. Default: zero.
  open var size: CGSize {
    get {
      CGSize(
        width: widthTracksTextView ? viewSize.width : givenSize.width,
        height: heightTracksTextView ? viewSize.height : givenSize.height)
    }
    set {
      givenSize = newValue
      onChange()
    }
  }

  /// The free space at both ends of lines. Default: 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange() } }
  }

  /// The largest number of lines that are shown; 0 is any number. Default: 0.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange() } }
  }

  /// How the last line ends if more text follows than `maximumNumberOfLines` shows. Default:
  /// `.byWordWrapping`, without an ellipsis.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { onChange() } }
  }

  /// Whether the width is that of the text view without its insets. Default: false; of the container of
  /// a text view: true.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { onChange() } }
  }

  /// Whether the height is that of the text view without its insets. Default: false.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { onChange() } }
  }

  /// Whether the region is a rectangle. Always true.
  open var isSimpleRectangular: Bool { true }
}

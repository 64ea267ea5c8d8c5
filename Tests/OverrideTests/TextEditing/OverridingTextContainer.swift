import UIKit

final class OverridingTextContainer: NSTextContainer {
  override var size: CGSize {
    get { called(super.size) }
    set { super.size = assigned(newValue) }
  }
  override var lineFragmentPadding: CGFloat {
    get { called(super.lineFragmentPadding) }
    set { super.lineFragmentPadding = assigned(newValue) }
  }
  override var maximumNumberOfLines: Int {
    get { called(super.maximumNumberOfLines) }
    set { super.maximumNumberOfLines = assigned(newValue) }
  }
  override var lineBreakMode: NSLineBreakMode {
    get { called(super.lineBreakMode) }
    set { super.lineBreakMode = assigned(newValue) }
  }
  override var widthTracksTextView: Bool {
    get { called(super.widthTracksTextView) }
    set { super.widthTracksTextView = assigned(newValue) }
  }
  override var heightTracksTextView: Bool {
    get { called(super.heightTracksTextView) }
    set { super.heightTracksTextView = assigned(newValue) }
  }
  override var isSimpleRectangular: Bool { called(super.isSimpleRectangular) }
}

extension Overrides {
  static let textContainer = Overrides(
    of: "NSTextContainer", by: OverridingTextContainer(size: .zero),
    uses: [
      {
        $0.size = $0.size
        $0.lineFragmentPadding = $0.lineFragmentPadding
        $0.maximumNumberOfLines = $0.maximumNumberOfLines
        $0.lineBreakMode = $0.lineBreakMode
        $0.widthTracksTextView = $0.widthTracksTextView
        $0.heightTracksTextView = $0.heightTracksTextView
        _ = $0.isSimpleRectangular
      }
    ])
}

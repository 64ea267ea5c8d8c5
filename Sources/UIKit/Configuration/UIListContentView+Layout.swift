import CoreGraphics

extension UIListContentView {
  /// Where the parts are for a width, from the leading to the trailing side.
  struct Arrangement {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondaryText = CGRect.zero
    var height: CGFloat = 0
  }

  /// The width of a column of symbols, for each point of the font size. An estimate.
  private static let symbolColumn: CGFloat = 1.6

  private var margins: NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    let all = directionalLayoutMargins
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      (margins.leading, margins.trailing) = (all.leading, all.trailing)
    }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      (margins.top, margins.bottom) = (all.top, all.bottom)
    }
    return margins
  }

  /// The distance of the texts from the leading side.
  var textStart: CGFloat { textStart(margins) }

  private func textStart(_ margins: NSDirectionalEdgeInsets) -> CGFloat {
    margins.leading + (parts.image == nil ? 0 : reservedSize.width + shown.imageToTextPadding)
  }

  /// The width of the content in one line.
  var naturalWidth: CGFloat {
    let (first, second) = (lineWidth(parts.text), lineWidth(parts.secondaryText))
    let isBeside = shown.prefersSideBySideTextAndSecondaryText && first > 0 && second > 0
    let texts =
      isBeside
      ? first + shown.textToSecondaryTextHorizontalPadding + second : max(first, second)
    return textStart + texts + margins.trailing
  }

  private func lineWidth(_ label: UILabel?) -> CGFloat {
    label?.sizeThatFits(CGSize(width: 0, height: 0)).width ?? 0
  }

  // MARK: Sizes

  /// The size of the image, scaled down to its maximum.
  private var imageSize: CGSize {
    guard let size = parts.image?.displayedImage?.size, size.width > 0, size.height > 0 else {
      return .zero
    }
    let maximum = shown.imageProperties.maximumSize
    var factor: CGFloat = 1
    if maximum.width > 0 { factor = min(factor, maximum.width / size.width) }
    if maximum.height > 0 { factor = min(factor, maximum.height / size.height) }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  private var reservedSize: CGSize {
    let (size, wished) = (imageSize, shown.imageProperties.reservedLayoutSize)
    let standard = (shown.textProperties.font.pointSize * Self.symbolColumn).rounded()
    let isSymbol = shown.image?.isSymbolImage == true
    func reserved(_ wished: CGFloat, _ own: CGFloat, _ symbol: CGFloat) -> CGFloat {
      if wished == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
      return wished > 0 ? wished : symbol
    }
    return CGSize(
      width: reserved(wished.width, size.width, isSymbol ? max(standard, size.width) : size.width),
      height: reserved(wished.height, size.height, size.height))
  }

  private func height(_ label: UILabel?, _ width: CGFloat) -> CGFloat {
    size(label, width).height
  }

  /// The size of a label in lines of a width: that of its text, or all of the width where the place of lines
  /// depends on it.
  private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard width > 0, let label else { return .zero }
    var size = label.sizeThatFits(CGSize(width: width, height: 0))
    size.width = label.textAlignment == .natural ? min(size.width, width) : width
    return size
  }

  // MARK: Arrangement

  func arrangement(inWidth width: CGFloat) -> Arrangement {
    let margins = margins
    var result = Arrangement()
    let room = max(0, width - textStart(margins) - margins.trailing)
    let isBeside = fitsInLine(room)
    let texts = isBeside ? textsBeside(room) : textsBelow(room)
    (result.text, result.secondaryText) = texts
    let textHeight = max(texts.0.maxY, texts.1.maxY)
    let content = max(textHeight, parts.image == nil ? 0 : reservedSize.height)
    result.height = max(shown.style.minimumHeight, content + margins.top + margins.bottom)
    // A text of the last line must not be cut off by rounding.
    result.height = result.height.rounded(.up)
    place(&result, textHeight: textHeight, in: result.height, margins)
    return result
  }

  /// Centers the parts in a height, which may be more than they need.
  private func place(
    _ result: inout Arrangement, textHeight: CGFloat, in height: CGFloat,
    _ margins: NSDirectionalEdgeInsets
  ) {
    let start = textStart(margins)
    let middle = margins.top + (height - margins.top - margins.bottom) / 2
    let top = (middle - textHeight / 2).rounded()
    result.text = result.text.offsetBy(dx: start, dy: top)
    result.secondaryText = result.secondaryText.offsetBy(dx: start, dy: top)
    let (size, reserved) = (imageSize, reservedSize)
    result.image = CGRect(
      x: margins.leading + (reserved.width - size.width) / 2, y: middle - size.height / 2,
      width: size.width, height: size.height)
  }

  private func fitsInLine(_ room: CGFloat) -> Bool {
    guard shown.prefersSideBySideTextAndSecondaryText, parts.text != nil,
      parts.secondaryText != nil
    else { return false }
    let needed =
      lineWidth(parts.text) + shown.textToSecondaryTextHorizontalPadding
      + lineWidth(parts.secondaryText)
    return needed <= room
  }

  private func textsBeside(_ room: CGFloat) -> (CGRect, CGRect) {
    let (first, second) = (lineWidth(parts.text), lineWidth(parts.secondaryText))
    let heights = (height(parts.text, first), height(parts.secondaryText, second))
    let line = max(heights.0, heights.1)
    return (
      CGRect(x: 0, y: (line - heights.0) / 2, width: first, height: heights.0),
      CGRect(x: room - second, y: (line - heights.1) / 2, width: second, height: heights.1)
    )
  }

  private func textsBelow(_ room: CGFloat) -> (CGRect, CGRect) {
    let (first, second) = (size(parts.text, room), size(parts.secondaryText, room))
    let padding =
      first.height > 0 && second.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
    return (
      CGRect(origin: .zero, size: first),
      CGRect(origin: CGPoint(x: 0, y: first.height + padding), size: second)
    )
  }

  func layOutParts() {
    let frames = arrangement(inWidth: bounds.width)
    let shift = ((bounds.height - frames.height) / 2).rounded()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func placed(_ frame: CGRect) -> CGRect {
      CGRect(
        x: isReversed ? bounds.width - frame.maxX : frame.minX, y: frame.minY + shift,
        width: frame.width, height: frame.height)
    }
    parts.image?.frame = placed(frames.image)
    parts.text?.frame = placed(frames.text)
    parts.secondaryText?.frame = placed(frames.secondaryText)
  }
}

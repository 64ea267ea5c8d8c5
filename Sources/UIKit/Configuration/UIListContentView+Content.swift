import CoreGraphics
import Foundation

extension UIListContentView {
  typealias TextProperties = UIListContentConfiguration.TextProperties

  func showConfiguration() {
    applyMargins()
    showImage()
    show(shown.text, shown.attributedText, shown.textProperties, in: parts.first)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: parts.second)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func applyMargins() {
    let margins = (shown.directionalLayoutMargins, shown.axesPreservingSuperviewLayoutMargins)
    if let applied = parts.margins, applied == margins { return }
    parts.margins = margins
    preservesSuperviewLayoutMargins = margins.1 != .neither
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = margins.0
  }

  private func showImage() {
    let properties = shown.imageProperties
    guard let image = shown.image else {
      removePart(parts.image)
      parts.image = nil
      return
    }
    let view = parts.image ?? UIImageView()
    if parts.image == nil {
      view.contentMode = .scaleAspectFit
      addSubview(view)
      parts.image = view
    }
    if image.isSymbolImage {
      view.preferredSymbolConfiguration =
        properties.preferredSymbolConfiguration
        ?? UIImage.SymbolConfiguration(font: shown.textProperties.font)
    }
    view.image = image
    view.tintColor =
      properties.tintColor == nil && properties.tintColorTransformer == nil
      ? nil : properties.resolvedTintColor(for: tintColor)
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: TextProperties,
    in part: ListContentText
  ) {
    guard text?.isEmpty == false || (attributed?.length ?? 0) > 0 else {
      removePart(part.label)
      (part.label, part.properties) = (nil, nil)
      return
    }
    let label = part.label ?? UILabel()
    if part.label == nil { addSubview(label) }
    part.label = label
    if properties.colorTransformer != nil || part.properties != properties {
      apply(properties, to: label)
    }
    if let attributed {
      label.attributedText = attributed
      label.textAlignment = properties.alignment.alignment
      label.lineBreakMode = properties.lineBreakMode
    } else {
      label.text = properties.transformed(text)
    }
    // An attributed text has changed the label's alignment and line break mode.
    part.properties = attributed == nil ? properties : nil
  }

  private func apply(_ properties: TextProperties, to label: UILabel) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.textAlignment = properties.alignment.alignment
    label.lineBreakMode = properties.lineBreakMode
  }

  private func removePart(_ view: UIView?) {
    guard let view else { return }
    if let guide = parts.guides.removeValue(forKey: ObjectIdentifier(view)) {
      removeLayoutGuide(guide)
    }
    view.removeFromSuperview()
  }

  /// Returns the guide with the rectangle of a part, which is made when it is asked for.
  func guide(of view: UIView?) -> UILayoutGuide? {
    guard let view else { return nil }
    if let guide = parts.guides[ObjectIdentifier(view)] { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    parts.guides[ObjectIdentifier(view)] = guide
    return guide
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

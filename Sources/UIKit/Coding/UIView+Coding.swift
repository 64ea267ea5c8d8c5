import Foundation
import QuartzCore

// A view's archive contains its own properties, those of its layer, the mask, the subviews, the
// sublayers without views, layout guides, and constraints whose `shouldBeArchived` is set. It does not
// contain animations or drawn contents.

extension UIView: @preconcurrency NSCoding {}

extension UIView {
  private enum Key {
    static let backgroundColor = "UIBackgroundColor"
    static let isOpaque = "UIOpaque"
    static let isUserInteractionEnabled = "UIUserInteractionEnabled"
    static let tag = "UITag"
    static let autoresizingMask = "UIAutoresizingMask"
    static let autoresizesSubviews = "UIAutoresizesSubviews"
    static let clearsContext = "UIClearsContextBeforeDrawing"
    static let semanticContent = "UISemanticContentAttribute"
    static let style = "UIUserInterfaceStyle"
    static let tintColor = "UITintColor"
    static let tintMode = "UITintAdjustmentMode"
    static let contentScale = "UIContentScaleFactor"
    static let margins = "UILayoutMargins"
    static let preservesMargins = "UIPreservesSuperviewLayoutMargins"
    static let includesSafeArea = "UIInsetsLayoutMarginsFromSafeArea"
    static let mask = "UIMask"
    /// The mask of the layer, if it has no view.
    static let layerMask = "UILayerMask"
    /// The number of subviews.
    static let subviews = "UISubviewCount"
    static func subview(_ index: Int) -> String { "UISubview.\(index)" }
    /// The number of sublayers without views.
    static let layers = "UILayerCount"
    static func layer(_ index: Int) -> String { "UILayer.\(index)" }
    /// The index of such a sublayer among all sublayers.
    static func layerIndex(_ index: Int) -> String { "UILayerIndex.\(index)" }
  }

  // MARK: Encoding

  final func encodeView(with coder: NSCoder) {
    layer.encodeProperties(with: coder, except: derivedLayerKeys)
    encodeAppearance(with: coder)
    encodeMargins(with: coder)
    coder.encode(tag, forKey: Key.tag)
    coder.encode(isUserInteractionEnabled, forKey: Key.isUserInteractionEnabled)
    coder.encode(Int(autoresizingMask.rawValue), forKey: Key.autoresizingMask)
    coder.encode(autoresizesSubviews, forKey: Key.autoresizesSubviews)
    coder.encode(semanticContentAttribute.rawValue, forKey: Key.semanticContent)
    encodeMask(with: coder)
    encodeTree(with: coder)
    encodeAutoLayout(with: coder)
  }

  private func encodeMask(with coder: NSCoder) {
    if let mask {
      DeepRecursion.descend { coder.encode(mask, forKey: Key.mask) }
    } else if let mask = layer.mask {
      coder.encode(mask, forKey: Key.layerMask)
    }
  }

  private func encodeAppearance(with coder: NSCoder) {
    coder.encode(backgroundColor, forKey: Key.backgroundColor)
    coder.encode(isOpaque, forKey: Key.isOpaque)
    coder.encode(clearsContextBeforeDrawing, forKey: Key.clearsContext)
    coder.encode(explicitStyle.rawValue, forKey: Key.style)
    if !followsScreenScale { coder.encode(Double(contentScaleFactor), forKey: Key.contentScale) }
    guard let explicitTint else { return }
    coder.encode(explicitTint.color, forKey: Key.tintColor)
    coder.encode(explicitTint.mode.rawValue, forKey: Key.tintMode)
  }

  private func encodeMargins(with coder: NSCoder) {
    guard let insets else { return }
    if let base = insets.base {
      coder.encode(NSValue(uiEdgeInsets: base), forKey: Key.margins)
    }
    coder.encode(insets.preservesSuperview, forKey: Key.preservesMargins)
    coder.encode(insets.includesSafeArea, forKey: Key.includesSafeArea)
  }

  /// Encodes the children one by one, since an archiver compares each array with all others of the
  /// same length.
  private func encodeTree(with coder: NSCoder) {
    let views = archivedSubviews
    coder.encode(views.count, forKey: Key.subviews)
    for (index, view) in views.enumerated() {
      DeepRecursion.descend { coder.encode(view, forKey: Key.subview(index)) }
    }
    let viewLayers = Set(subviews.map { ObjectIdentifier($0.layer) })
    let layers = (layer.sublayers ?? []).enumerated()
      .filter { !viewLayers.contains(ObjectIdentifier($0.element)) }
    coder.encode(layers.count, forKey: Key.layers)
    for (index, layer) in layers.enumerated() {
      coder.encode(layer.element, forKey: Key.layer(index))
      coder.encode(layer.offset, forKey: Key.layerIndex(index))
    }
  }

  // MARK: Decoding

  /// Leaves the view unchanged if the coder contains no view.
  final func decodeView(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.subviews)
    else { return }
    layer.decodeProperties(with: coder)
    decodeAppearance(with: coder)
    decodeMargins(with: coder)
    tag = coder.decodeInteger(forKey: Key.tag)
    isUserInteractionEnabled = coder.decodeBool(forKey: Key.isUserInteractionEnabled)
    autoresizingMask = AutoresizingMask(
      rawValue: UInt(bitPattern: coder.decodeInteger(forKey: Key.autoresizingMask)))
    autoresizesSubviews = coder.decodeBool(forKey: Key.autoresizesSubviews)
    semanticContentAttribute =
      UISemanticContentAttribute(rawValue: coder.decodeInteger(forKey: Key.semanticContent))
      ?? .unspecified
    decodeMask(with: coder)
    decodeTree(with: coder)
    decodeAutoLayout(with: coder)
  }

  private func decodeMask(with coder: NSKeyedUnarchiver) {
    if coder.containsValue(forKey: Key.mask) {
      mask = DeepRecursion.descend { coder.decodeObject(forKey: Key.mask) } as? UIView
    } else if coder.containsValue(forKey: Key.layerMask) {
      layer.mask = coder.decodeObject(forKey: Key.layerMask) as? CALayer
    }
  }

  private func decodeAppearance(with coder: NSKeyedUnarchiver) {
    backgroundColor = coder.decodeObject(of: UIColor.self, forKey: Key.backgroundColor)
    isOpaque = coder.decodeBool(forKey: Key.isOpaque)
    clearsContextBeforeDrawing = coder.decodeBool(forKey: Key.clearsContext)
    overrideUserInterfaceStyle =
      UIUserInterfaceStyle(rawValue: coder.decodeInteger(forKey: Key.style)) ?? .unspecified
    if coder.containsValue(forKey: Key.contentScale) {
      contentScaleFactor = CGFloat(coder.decodeDouble(forKey: Key.contentScale))
    }
    guard coder.containsValue(forKey: Key.tintMode) else { return }
    tintColor = coder.decodeObject(of: UIColor.self, forKey: Key.tintColor)
    tintAdjustmentMode =
      TintAdjustmentMode(rawValue: coder.decodeInteger(forKey: Key.tintMode)) ?? .automatic
  }

  private func decodeMargins(with coder: NSKeyedUnarchiver) {
    if coder.containsValue(forKey: Key.margins),
      let margins = coder.decodeObject(of: NSValue.self, forKey: Key.margins)
    {
      layoutMargins = margins.uiEdgeInsetsValue
    }
    guard coder.containsValue(forKey: Key.preservesMargins) else { return }
    preservesSuperviewLayoutMargins = coder.decodeBool(forKey: Key.preservesMargins)
    insetsLayoutMarginsFromSafeArea = coder.decodeBool(forKey: Key.includesSafeArea)
  }

  private func decodeTree(with coder: NSKeyedUnarchiver) {
    for index in 0..<max(coder.decodeInteger(forKey: Key.subviews), 0) {
      guard coder.containsValue(forKey: Key.subview(index)) else { break }
      let view = DeepRecursion.descend { coder.decodeObject(forKey: Key.subview(index)) }
      if let view = view as? UIView { addSubview(view) }
    }
    for index in 0..<max(coder.decodeInteger(forKey: Key.layers), 0) {
      guard coder.containsValue(forKey: Key.layer(index)) else { break }
      guard let sublayer = coder.decodeObject(forKey: Key.layer(index)) as? CALayer else {
        continue
      }
      let sublayerIndex = coder.decodeInteger(forKey: Key.layerIndex(index))
      layer.insertSublayer(sublayer, at: UInt32(clamping: sublayerIndex))
    }
  }
}

import CoreGraphics
import LayerTree
import Logging

extension CALayer {
  func changeCompositingFilter(to filter: Any?) {
    let copy = (filter as? CAFilter)?.copy() ?? filter
    set("compositingFilter", dirt: .style, differs: !isCompositingFilter(copy)) {
      let extras = extras ?? RareLayerState()
      self.extras = extras
      exchange(&extras.compositingFilter, with: copy)
      let mode = copy.map(Self.blendMode) ?? .normal
      if mode != layerStyle.blendMode { layerStyle.blendMode = mode }
    }
  }

  private func isCompositingFilter(_ filter: Any?) -> Bool {
    guard let filter, let current = extras?.compositingFilter else {
      return filter == nil && extras?.compositingFilter == nil
    }
    if let filter = filter as? AnyHashable { return filter == current as? AnyHashable }
    return false
  }

  /// The blend mode of a filter; normal, with a warning, for what is none.
  private static func blendMode(_ filter: Any) -> BlendMode {
    if let filter = filter as? CAFilter, let mode = filter.blendMode {
      return filter.isEnabled ? mode : .normal
    }
    if let mode = (filter as? String).flatMap(BlendMode.init(name:)) { return mode }
    let name = (filter as? CAFilter)?.type ?? "\(filter)"
    if warnedNames.insert(name).inserted {
      Logger(label: "lamina").warning(
        "\(name) is no compositing filter of a CALayer; it does nothing")
    }
    return .normal
  }

  private static var warnedNames: Set<String> = []

  /// The blend mode for `render(in:)`; normal where `CGContext` has none.
  var bitmapBlendMode: CGBlendMode {
    switch styleBox?.value.blendMode {
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusL: .plusLighter
    case .plusD: .plusDarker
    case .normal, .subtract, .divide, .linearBurn, .linearDodge, .linearLight, .pinLight, nil:
      .normal
    }
  }
}

public let kCAFilterNormalBlendMode = "normalBlendMode"
public let kCAFilterMultiplyBlendMode = "multiplyBlendMode"
public let kCAFilterScreenBlendMode = "screenBlendMode"
public let kCAFilterOverlayBlendMode = "overlayBlendMode"
public let kCAFilterDarkenBlendMode = "darkenBlendMode"
public let kCAFilterLightenBlendMode = "lightenBlendMode"
public let kCAFilterColorDodgeBlendMode = "colorDodgeBlendMode"
public let kCAFilterColorBurnBlendMode = "colorBurnBlendMode"
public let kCAFilterSoftLightBlendMode = "softLightBlendMode"
public let kCAFilterHardLightBlendMode = "hardLightBlendMode"
public let kCAFilterDifferenceBlendMode = "differenceBlendMode"
public let kCAFilterExclusionBlendMode = "exclusionBlendMode"
public let kCAFilterSubtractBlendMode = "subtractBlendMode"
public let kCAFilterDivideBlendMode = "divideBlendMode"
public let kCAFilterLinearBurnBlendMode = "linearBurnBlendMode"
public let kCAFilterLinearDodgeBlendMode = "linearDodgeBlendMode"
public let kCAFilterLinearLightBlendMode = "linearLightBlendMode"
public let kCAFilterPinLightBlendMode = "pinLightBlendMode"
public let kCAFilterHueBlendMode = "hueBlendMode"
public let kCAFilterSaturationBlendMode = "saturationBlendMode"
public let kCAFilterColorBlendMode = "colorBlendMode"
public let kCAFilterLuminosityBlendMode = "luminosityBlendMode"
public let kCAFilterPlusL = "plusL"
public let kCAFilterPlusD = "plusD"

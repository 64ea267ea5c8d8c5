import Testing
import UIKit

/// Overrides every member that a subclass on iOS may override.
@MainActor final class OverridingTextLayer: CATextLayer {
  override var string: Any? {
    get {
      record("string")
      return super.string
    }
    set {
      record("string =")
      super.string = newValue
    }
  }

  override var font: Any? {
    get {
      record("font")
      return super.font
    }
    set {
      record("font =")
      super.font = newValue
    }
  }

  override var fontSize: CGFloat {
    get {
      record("fontSize")
      return super.fontSize
    }
    set {
      record("fontSize =")
      super.fontSize = newValue
    }
  }

  override var foregroundColor: CGColor? {
    get {
      record("foregroundColor")
      return super.foregroundColor
    }
    set {
      record("foregroundColor =")
      super.foregroundColor = newValue
    }
  }

  override var isWrapped: Bool {
    get {
      record("isWrapped")
      return super.isWrapped
    }
    set {
      record("isWrapped =")
      super.isWrapped = newValue
    }
  }

  override var truncationMode: CATextLayerTruncationMode {
    get {
      record("truncationMode")
      return super.truncationMode
    }
    set {
      record("truncationMode =")
      super.truncationMode = newValue
    }
  }

  override var alignmentMode: CATextLayerAlignmentMode {
    get {
      record("alignmentMode")
      return super.alignmentMode
    }
    set {
      record("alignmentMode =")
      super.alignmentMode = newValue
    }
  }
}

let textLayerMembers: [Member<OverridingTextLayer>] = [
  Member("string", ["string", "string ="]) { $0.string = $0.string },
  Member("font", ["font", "font ="]) { $0.font = $0.font },
  Member("fontSize", ["fontSize", "fontSize ="]) { $0.fontSize = $0.fontSize },
  Member("foregroundColor", ["foregroundColor", "foregroundColor ="]) {
    $0.foregroundColor = $0.foregroundColor
  },
  Member("isWrapped", ["isWrapped", "isWrapped ="]) { $0.isWrapped = $0.isWrapped },
  Member("truncationMode", ["truncationMode", "truncationMode ="]) {
    $0.truncationMode = $0.truncationMode
  },
  Member("alignmentMode", ["alignmentMode", "alignmentMode ="]) {
    $0.alignmentMode = $0.alignmentMode
  },
]

/// Overrides every member that a subclass on iOS may override.
@MainActor final class OverridingTiledLayer: CATiledLayer {
  override var tileSize: CGSize {
    get {
      record("tileSize")
      return super.tileSize
    }
    set {
      record("tileSize =")
      super.tileSize = newValue
    }
  }

  override var levelsOfDetail: Int {
    get {
      record("levelsOfDetail")
      return super.levelsOfDetail
    }
    set {
      record("levelsOfDetail =")
      super.levelsOfDetail = newValue
    }
  }

  override var levelsOfDetailBias: Int {
    get {
      record("levelsOfDetailBias")
      return super.levelsOfDetailBias
    }
    set {
      record("levelsOfDetailBias =")
      super.levelsOfDetailBias = newValue
    }
  }

  override class func fadeDuration() -> CFTimeInterval {
    record("fadeDuration()")
    return super.fadeDuration()
  }
}

let tiledLayerMembers: [Member<OverridingTiledLayer>] = [
  Member("tileSize", ["tileSize", "tileSize ="]) { $0.tileSize = $0.tileSize },
  Member("levelsOfDetail", ["levelsOfDetail", "levelsOfDetail ="]) {
    $0.levelsOfDetail = $0.levelsOfDetail
  },
  Member("levelsOfDetailBias", ["levelsOfDetailBias", "levelsOfDetailBias ="]) {
    $0.levelsOfDetailBias = $0.levelsOfDetailBias
  },
  Member("fadeDuration()") { _ = type(of: $0).fadeDuration() },
]

import CoreGraphics
package import LayerTree

// What the render side has lost is sent again.

extension LayerContext {
  /// Sends contents again that the render side has discarded: images are sent, and layers that drew
  /// them draw again.
  package func resend(_ wanted: [ContentsID]) {
    let wanted = Set(wanted)
    root.forEachInSubtree { layer in
      let images = layer.animations.flatMap(\.contentsImages) + layer.otherImages
      for image in images { resend(image, wanted) }
      guard let shown = layer.properties.contents, wanted.contains(shown.id) else { return }
      if let image = layer.image { resend(image, wanted) } else { layer.setNeedsDisplay() }
    }
  }

  private func resend(_ image: CGImage, _ wanted: Set<ContentsID>) {
    let layerContents = LayerContents(image: image)
    guard wanted.contains(layerContents.id) else { return }
    contents.send(ContentsUpdate(contents: layerContents, patch: image))
  }

  /// Sends the whole tree with the next commit, to a render side that has nothing yet. Running
  /// animations keep their begin times, and layers that drew their contents draw again.
  package func resendAll() {
    changes.restart(root: root.id)
    if DisplayLinks.shared.isActive { setWantsTicks(true) }
    contents = ContentsLedger()
    root.forEachInSubtree { layer in
      for index in layer.animations.indices { layer.animations[index].markUnsent() }
      register(layer)
      layer.dirt.formUnion(.commit)
      changes.markChanged(layer)
    }
  }
}

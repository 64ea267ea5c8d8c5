import ArgumentParser

/// All pages of the gallery, in display order.
@MainActor enum Gallery {
  static let pages: [GalleryPage] = [
    .frames, .transforms, .conversion, .hierarchy, .tags, .windows, .clipping, .alpha,
    .autoresizing, .layout, .constraints, .stackDistributions, .stackAlignments, .layoutGuides,
    .baselines, .rightToLeft, .conflicts, .form,
    .contentModes, .contentStretch, .contentsRect, .gravity, .filters,
    .contentScale, .opaque, .images, .imageFiles, .resizable, .tint, .tiles, .paths, .strokes,
    .regions, .corners, .borders, .shapes, .masks, .layerFilters, .layerShadows,
    .compositingFilters, .visualEffects, .replicators, .emitters, .rasterization, .edges,
    .doubleSided, .perspective,
    .fonts, .scripts, .paragraphs, .labels, .textInput, .printing,
    .curves, .springs, .keyframes, .retargeting, .transitions, .propertyAnimator,
    .clipboard, .dragAndDrop,
    .gradients, .blendModes, .shadows, .patterns, .drawnImages,
    .symbols, .tabBars, .navigation, .splitViews, .buttons, .controls, .pickers, .textFields,
    .textViews, .searchBars, .missingContent,
    .scrolling, .pages, .tables, .tableEditing, .listContent, .collections,
    .contextMenu, .editMenu, .presentations,
    .hitTesting, .gestures, .pointer, .responderChain,
    .listing31, .listing32, .listing33, .listing34, .listing35,
  ]

  /// The number of frames after which a page no longer changes, with tiles and transitions drawn.
  static let framesUntilStable = 4

  /// - Throws: an error that lists the names.
  static func index(of name: String) throws -> Int {
    guard let index = pages.firstIndex(where: { $0.name == name }) else {
      let names = pages.map(\.name).joined(separator: ", ")
      throw ValidationError("--page \(name): no such page; there are \(names)")
    }
    return index
  }
}

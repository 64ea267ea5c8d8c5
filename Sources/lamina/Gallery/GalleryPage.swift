import UIKit

/// A page of the gallery: labeled specimens of one property or mode.
@MainActor struct GalleryPage {
  /// The name on the command line.
  let name: String
  let title: String
  /// A sentence that says what the specimens show.
  let caption: String
  /// The size of a stage in units, which also sets its aspect ratio.
  var space = CGSize(width: 160, height: 90)
  let specimens: [Specimen]
}

/// A sample of views or layers with its label.
@MainActor struct Specimen {
  /// The property or the call, in source code.
  let title: String
  let note: String
  let build: @MainActor (Stage) -> Void

  init(_ title: String, note: String = "", _ build: @escaping @MainActor (Stage) -> Void) {
    self.title = title
    self.note = note
    self.build = build
  }
}

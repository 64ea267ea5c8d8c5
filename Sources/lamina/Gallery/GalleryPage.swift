import UIKit

/// A page of the gallery: specimens of one property or mode, each with its label.
@MainActor struct GalleryPage {
  /// What the command line calls it.
  let name: String
  let title: String
  /// What to look at.
  let caption: String
  /// The units in which specimens are laid out, and so the shape of their stages.
  var space = CGSize(width: 160, height: 90)
  let specimens: [Specimen]
}

/// A sample with its label.
@MainActor struct Specimen {
  /// The property as a program writes it.
  let title: String
  let note: String
  let build: @MainActor (Stage) -> Void

  init(_ title: String, _ note: String = "", _ build: @escaping @MainActor (Stage) -> Void) {
    self.title = title
    self.note = note
    self.build = build
  }
}

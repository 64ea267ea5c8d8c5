/// The views of a list's content; each is nil until there is something that it shows.
@MainActor final class ListContentParts {
  var image: UIImageView?
  var text: UILabel?
  var secondaryText: UILabel?
  /// The margins that the view has; nil before the first configuration.
  var margins: (insets: NSDirectionalEdgeInsets, axes: UIAxis)?
  /// The guides that a program has asked for, by their view.
  var guides: [ObjectIdentifier: UILayoutGuide] = [:]
}

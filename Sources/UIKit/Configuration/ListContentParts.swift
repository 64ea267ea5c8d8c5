/// The views of a list's content; each is nil until there is something that it shows.
@MainActor final class ListContentParts {
  var image: UIImageView?
  let (first, second) = (ListContentText(), ListContentText())
  var text: UILabel? { first.label }
  var secondaryText: UILabel? { second.label }
  /// The margins that the view has; nil before the first configuration.
  var margins: (insets: NSDirectionalEdgeInsets, axes: UIAxis)?
  /// The guides that a program has asked for, by their view.
  var guides: [ObjectIdentifier: UILayoutGuide] = [:]
}

/// One of the texts of a list's content.
@MainActor final class ListContentText {
  /// nil without a text.
  var label: UILabel?
  /// The properties that the label has; nil if they have to be set.
  var properties: UIListContentConfiguration.TextProperties?
}

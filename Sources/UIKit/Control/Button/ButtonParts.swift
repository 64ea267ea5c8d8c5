/// The views that a button consists of, each nil until it is needed.
@MainActor struct ButtonParts {
  var background: BackgroundConfigurationView?
  var backgroundImage: UIImageView?
  /// The box behind the title and the image of a selected system button.
  var selection: UIView?
  var image: UIImageView?
  var title: UILabel?
  var subtitle: UILabel?
  var activity: UIActivityIndicatorView?
  var indicator: UIImageView?
  var glow: ButtonGlowView?

  var all: [UIView] {
    let views: [UIView?] = [
      background, backgroundImage, selection, glow, image, title, subtitle, activity, indicator,
    ]
    return views.compactMap(\.self)
  }

  /// The parts that dim while the button is highlighted.
  var dimmed: [UIView] {
    let views: [UIView?] = [image, title, subtitle, activity, indicator]
    return views.compactMap(\.self)
  }

  mutating func removeAll() {
    for view in all { view.removeFromSuperview() }
    self = ButtonParts()
  }
}

extension UIButton {
  final var titleView: UILabel {
    if let title = parts.title { return title }
    let label = UILabel()
    label.lineBreakMode = .byTruncatingMiddle
    label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    addSubview(label)
    parts.title = label
    return label
  }

  final var subtitleView: UILabel {
    if let subtitle = parts.subtitle { return subtitle }
    let label = UILabel()
    addSubview(label)
    parts.subtitle = label
    return label
  }

  final var pictureView: UIImageView {
    if let image = parts.image { return image }
    let view = UIImageView()
    addSubview(view)
    parts.image = view
    return view
  }

  final var selectionView: UIView {
    if let selection = parts.selection { return selection }
    let view = UIView()
    view.isUserInteractionEnabled = false
    view.layer.cornerRadius = 5
    insertSubview(view, at: 0)
    parts.selection = view
    return view
  }

  final var backgroundImageView: UIImageView {
    if let image = parts.backgroundImage { return image }
    let view = UIImageView()
    insertSubview(view, at: 0)
    parts.backgroundImage = view
    return view
  }

  final var backgroundView: BackgroundConfigurationView {
    if let background = parts.background { return background }
    let view = BackgroundConfigurationView()
    insertSubview(view, at: 0)
    parts.background = view
    return view
  }

  final var activityView: UIActivityIndicatorView {
    if let activity = parts.activity { return activity }
    let view = UIActivityIndicatorView(style: .medium)
    addSubview(view)
    parts.activity = view
    return view
  }

  final var indicatorView: UIImageView {
    if let indicator = parts.indicator { return indicator }
    let view = UIImageView(
      image: UIImage(
        systemName: "chevron.up.chevron.down",
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: 12, weight: .semibold, scale: .small)))
    addSubview(view)
    parts.indicator = view
    return view
  }
}

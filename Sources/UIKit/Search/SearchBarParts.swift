import CoreGraphics

/// The views of a search bar.
@MainActor final class SearchBarParts {
  let background = BarBackgroundView()
  let field = SearchBarField(frame: .zero)
  let cancelButton = UIButton(type: .system)
  let sideButton = UIButton(type: .custom)
  let scopeBackground = UIImageView()
  let scopes = UISegmentedControl(frame: .zero)
  let promptLabel = UILabel()

  var all: [UIView] { [background, scopeBackground, promptLabel, field, cancelButton, scopes] }

  init() {
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    sideButton.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    sideButton.tintColor = .secondaryLabel
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textColor = .secondaryLabel
    promptLabel.textAlignment = .center
  }
}

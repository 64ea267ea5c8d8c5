import CoreGraphics

/// The properties of a search bar.
struct SearchBarContent {
  struct IconKey: Hashable {
    var icon: UISearchBar.Icon
    var state: UInt
  }

  var prompt: String?
  var style = UISearchBar.Style.default
  var showsBookmark = false
  var showsResults = false
  var isResultsSelected = false
  var showsCancel = false
  var scopes: [String]?
  var selectedScope = 0
  var showsScopes = false
  var icons: [IconKey: UIImage] = [:]
  var fieldBackgrounds: [UInt: UIImage] = [:]
  var scopeBackground: UIImage?
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
  var fieldOffset = UIOffset.zero
  var textOffset = UIOffset.zero

  func image(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? {
    icons[IconKey(icon: icon, state: state.rawValue)]
  }
}

/// The field of a search bar, whose parts the bar can move.
final class SearchBarField: UISearchTextField {
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
  var textOffset = UIOffset.zero { didSet { contentDidChange() } }

  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.leftViewRect(forBounds: bounds), iconOffsets[.search])
  }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.clearButtonRect(forBounds: bounds), iconOffsets[.clear])
  }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(
      super.rightViewRect(forBounds: bounds), iconOffsets[.bookmark] ?? iconOffsets[.resultsList])
  }
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.textRect(forBounds: bounds), textOffset)
  }
  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.editingRect(forBounds: bounds), textOffset)
  }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.placeholderRect(forBounds: bounds), textOffset)
  }

  private func moved(_ rect: CGRect, _ offset: UIOffset?) -> CGRect {
    guard let offset else { return rect }
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}

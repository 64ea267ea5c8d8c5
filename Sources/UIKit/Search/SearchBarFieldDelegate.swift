import Foundation

/// Passes what the field of a search bar asks and tells on to the bar's delegate.
@MainActor final class SearchBarFieldDelegate: NSObject, UISearchTextFieldDelegate {
  unowned let bar: UISearchBar

  init(_ bar: UISearchBar) {
    self.bar = bar
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.editingDidChange()
    bar.controller?.barDidBeginEditing()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.editingDidChange()
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let isEmpty = bar.text?.isEmpty ?? true
    if isEmpty, bar.enablesReturnKeyAutomatically { return false }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
  }
}

import Foundation

// The members that iOS marks with UI_APPEARANCE_SELECTOR, a table for each class. The setters of the
// members note that the program has called them.

extension UIView {
  @MainActor enum ProxyMembers {
    static let backgroundColor = AppearanceMember(\UIView.backgroundColor)
  }
}

extension UILabel {
  @MainActor enum ProxyMembers {
    static let font = AppearanceMember(\UILabel.font)
    static let textColor = AppearanceMember(\UILabel.textColor)
  }
}

extension UIRefreshControl {
  @MainActor enum ProxyMembers {
    static let attributedTitle = AppearanceMember(\UIRefreshControl.attributedTitle)
    static let tintColor = AppearanceMember(\UIRefreshControl.tintColor)
  }
}

extension UITableView {
  @MainActor enum ProxyMembers {
    static let sectionHeaderTopPadding = AppearanceMember(\UITableView.sectionHeaderTopPadding)
    static let separatorColor = AppearanceMember(\UITableView.separatorColor)
    static let separatorInset = AppearanceMember(\UITableView.separatorInset)
  }
}

extension UITableViewCell {
  @MainActor enum ProxyMembers {
    static let separatorInset = AppearanceMember(\UITableViewCell.separatorInset)
  }
}

import UIKit

/// The pages of the settings, in the order of the list.
@MainActor enum SettingsPage: String, CaseIterable {
  case display = "Display"
  case sound = "Sound"
  case network = "Network"
  case time = "Date & Time"
  case account = "Account"
  case tasks = "Tasks"
  case pictures = "Pictures"
  case about = "About"

  /// The pages of the list's sections.
  static let groups: [[SettingsPage]] = [
    [.display, .sound], [.network, .time], [.account, .tasks, .pictures], [.about],
  ]

  var icon: UIImage {
    switch self {
    case .display: .settingsIcon("sun.max.fill", .systemBlue)
    case .sound: .settingsIcon("speaker.wave.2.fill", .systemPink)
    case .network: .settingsIcon("wifi", .systemTeal)
    case .time: .settingsIcon("clock.fill", .systemOrange)
    case .account: .settingsIcon("person.fill", .systemPurple)
    case .tasks: .settingsIcon("list.bullet", .systemIndigo)
    case .pictures: .settingsIcon("photo.fill", .systemGreen)
    case .about: .settingsIcon("info", .systemGray)
    }
  }

  func makeController(_ settings: DeviceSettings) -> UIViewController {
    let controller: UIViewController =
      switch self {
      case .display: DisplayPage(settings)
      case .sound: SoundPage(settings)
      case .network: NetworkPage(settings)
      case .time: TimePage(settings)
      case .account: AccountPage(settings)
      case .tasks: TasksPage(settings)
      case .pictures: PicturesPage(settings)
      case .about: AboutPage(settings)
      }
    controller.title = rawValue
    controller.navigationItem.largeTitleDisplayMode = .never
    return controller
  }
}

extension UIImage {
  /// A white symbol on a rounded square, 29 points wide.
  fileprivate static func settingsIcon(_ symbol: String, _ color: UIColor) -> UIImage {
    let size = CGSize(width: 29, height: 29)
    let configuration = SymbolConfiguration(pointSize: 16, weight: .medium)
    let image = UIImage(systemName: symbol, withConfiguration: configuration)?
      .withTintColor(.white, renderingMode: .alwaysOriginal)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 7).fill()
      guard let image else { return }
      image.draw(
        at: CGPoint(
          x: (size.width - image.size.width) / 2, y: (size.height - image.size.height) / 2))
    }
  }
}

import UIKit

/// What the device is, and the way back to its first settings.
final class AboutPage: SettingsForm {
  override func makeSections() -> [SettingsSection] {
    let screen = view.window?.screen ?? .main
    let size = screen.nativeBounds.size
    return [
      SettingsSection(rows: [.value("Name", "Kiosk 12"), .value("Software", "Lamina")]),
      SettingsSection(
        "Display",
        rows: [
          .value("Resolution", "\(Int(size.width)) × \(Int(size.height))"),
          .value("Pixels per Point", screen.scale.formatted()),
          .value("Refresh Rate", "\(screen.maximumFramesPerSecond) Hz"),
        ]),
      SettingsSection(
        footer: "Pictures and tasks are kept.",
        rows: [
          .button("Reset All Settings", color: .systemRed) { [weak self] in self?.askForReset() }
        ]),
    ]
  }

  private func askForReset() {
    let sheet = UIAlertController(
      title: nil, message: "All settings get their first values.", preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Reset All Settings", style: .destructive) { [settings] _ in
        settings.reset()
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if let row = tableView.cellForRow(at: IndexPath(row: 0, section: 2)) {
      sheet.popoverPresentationController?.sourceView = row
      sheet.popoverPresentationController?.sourceRect = row.bounds
    }
    present(sheet, animated: true)
  }
}

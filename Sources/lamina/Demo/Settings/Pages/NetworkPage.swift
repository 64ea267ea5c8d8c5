import UIKit

/// The networks that there are, and the one that is joined.
final class NetworkPage: SettingsForm {
  override func makeSections() -> [SettingsSection] {
    let wiFi = SettingsRow.toggle("Wi-Fi", isOn: settings.isWiFiOn) { [weak self] isOn in
      self?.setWiFi(isOn)
    }
    let ask = SettingsRow.toggle("Ask to Join Networks", isOn: settings.asksToJoin) { [settings] in
      settings.asksToJoin = $0
    }
    var sections = [SettingsSection(rows: [wiFi])]
    if settings.isWiFiOn {
      sections.append(SettingsSection("Networks", rows: DeviceSettings.networks.map(row)))
    }
    sections.append(
      SettingsSection(
        footer: "Known networks are joined by themselves. Without one, you are asked before the "
          + "device joins another.", rows: [ask]))
    return sections
  }

  private func row(_ network: DeviceSettings.Network) -> SettingsRow {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = network.name
    content.secondaryText = network.isOpen ? "Open network" : nil
    content.image = UIImage(systemName: network.isOpen ? "wifi" : "lock.fill")
    content.imageProperties.tintColor = .secondaryLabel
    let isJoined = network.name == settings.joined
    if isJoined { content.secondaryText = "Connected" }
    var row = SettingsRow(content) { [weak self] in self?.join(network) }
    row.cell.accessoryType = isJoined ? .detailDisclosureButton : .detailButton
    row.showDetails = { [weak self] in self?.showDetails(of: network) }
    return row
  }

  private func setWiFi(_ isOn: Bool) {
    settings.isWiFiOn = isOn
    tableView.performBatchUpdates { [self] in
      reloadModel()
      if isOn {
        tableView.insertSections([1], with: .fade)
      } else {
        tableView.deleteSections([1], with: .fade)
      }
    }
  }

  // MARK: Joining

  private func join(_ network: DeviceSettings.Network) {
    guard network.name != settings.joined else { return }
    if network.isOpen { return setJoined(network.name) }
    let alert = UIAlertController(
      title: "Enter the password for “\(network.name)”", message: nil, preferredStyle: .alert)
    let join = UIAlertAction(title: "Join", style: .default) { [weak self] _ in
      self?.setJoined(network.name)
    }
    join.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
      field.addAction(
        UIAction { action in
          let text = (action.sender as? UITextField)?.text ?? ""
          join.isEnabled = text.count >= 8
        }, for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(join)
    alert.preferredAction = join
    present(alert, animated: true)
  }

  private func setJoined(_ name: String?) {
    settings.joined = name
    reloadSection(1)
  }

  private func showDetails(of network: DeviceSettings.Network) {
    let page = NetworkDetailPage(settings, network) { [weak self] in self?.setJoined(nil) }
    navigationController?.pushViewController(page, animated: true)
  }
}

/// What there is to know about a network.
private final class NetworkDetailPage: SettingsForm {
  private let network: DeviceSettings.Network
  private let forget: () -> Void

  init(
    _ settings: DeviceSettings, _ network: DeviceSettings.Network, forget: @escaping () -> Void
  ) {
    (self.network, self.forget) = (network, forget)
    super.init(settings)
    title = network.name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [SettingsSection] {
    let addresses: [(String, String)] = [
      ("IP Address", "192.0.2.17"), ("Subnet Mask", "255.255.255.0"), ("Router", "192.0.2.1"),
    ]
    var sections = [
      SettingsSection(rows: [.toggle("Join Automatically", isOn: true) { _ in }]),
      SettingsSection("IPv4 Address", rows: addresses.map { SettingsRow.value($0.0, $0.1) }),
    ]
    if settings.joined == network.name {
      let row = SettingsRow.button("Forget This Network", color: .systemRed) { [weak self] in
        self?.confirm()
      }
      sections.insert(SettingsSection(rows: [row]), at: 0)
    }
    return sections
  }

  private func confirm() {
    let alert = UIAlertController(
      title: "Forget “\(network.name)”?",
      message: "The device does not join this network any more.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Forget", style: .destructive) { [weak self] _ in
        self?.forget()
        self?.navigationController?.popViewController(animated: true)
      })
    present(alert, animated: true)
  }
}

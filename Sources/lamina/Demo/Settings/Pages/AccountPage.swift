import UIKit

/// A form of text fields, in which Return goes to the next field and the last one signs in.
final class AccountPage: SettingsForm, UITextFieldDelegate, UITextViewDelegate {
  private let name = UITextField()
  private let address = UITextField()
  private let password = UITextField()
  private let port = UITextField()
  private let signature = UITextView()
  private var fields: [UITextField] { [name, address, password, port] }

  override func viewDidLoad() {
    setUpFields()
    setUpSignature()
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    showValidity()
  }

  override func makeSections() -> [SettingsSection] {
    [
      SettingsSection("Person", rows: [.field("Name", name), .field("E-mail", address)]),
      SettingsSection(
        "Server", footer: "The password has at least eight characters.",
        rows: [.field("Password", password), .field("Port", port)]),
      SettingsSection("Signature", rows: [.wide(signature, height: 92)]),
    ]
  }

  private func setUpFields() {
    (name.text, address.text) = (settings.name, settings.address)
    (password.text, port.text) = (settings.password, settings.port)
    (name.placeholder, address.placeholder) = ("Name", "name@example.org")
    (password.placeholder, port.placeholder) = ("Required", "993")
    name.autocapitalizationType = .words
    name.textContentType = .name
    address.keyboardType = .emailAddress
    address.autocapitalizationType = .none
    password.isSecureTextEntry = true
    port.keyboardType = .numberPad
    for field in fields {
      field.delegate = self
      field.returnKeyType = field === port ? .done : .next
      field.addAction(
        UIAction { [weak self] _ in self?.showValidity() }, for: .editingChanged)
    }
  }

  private func setUpSignature() {
    signature.text = settings.signature
    signature.accessibilityLabel = "Signature"
    signature.font = .preferredFont(forTextStyle: .body)
    signature.backgroundColor = .clear
    signature.textContainer.lineFragmentPadding = 0
    signature.delegate = self
    signature.heightAnchor.constraint(equalToConstant: 80).isActive = true
  }

  // MARK: Values

  private var isValid: Bool {
    let parts = (address.text ?? "").split(separator: "@")
    return !(name.text ?? "").isEmpty && parts.count == 2 && parts[1].contains(".")
      && (password.text ?? "").count >= 8 && UInt16(port.text ?? "") != nil
  }

  private func showValidity() { navigationItem.rightBarButtonItem?.isEnabled = isValid }

  private func save() {
    (settings.name, settings.address) = (name.text ?? "", address.text ?? "")
    (settings.password, settings.port) = (password.text ?? "", port.text ?? "")
    settings.signature = signature.text
    view.endEditing(false)
    let alert = UIAlertController(
      title: "Account Saved", message: "\(settings.name) is signed in.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  // MARK: Editing

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let next = (fields.firstIndex(of: textField) ?? 0) + 1
    if next < fields.count {
      fields[next].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      if isValid { save() }
    }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    textField !== port || string.allSatisfy(\.isNumber)
  }
}

import Foundation
import RenderServer
import Wayland

/// The text that is selected in a program, which the middle button pastes in others.
@MainActor package final class PrimarySelection {
  package static let shared = PrimarySelection()
  /// What another program has selected, or this one.
  private var offer: OfferedData?

  func receive(_ offer: OfferedData?) { self.offer = offer }

  /// The display is gone, and with it what was selected.
  func displayWasLost() { offer = nil }

  /// Offers a selected text to other programs; nil withdraws it. The text is made when it is wanted,
  /// on another thread.
  package func provide(_ text: (@Sendable () -> String)?) {
    let data = text.map { text in
      ProvidedData(types: UniformType.mediaTypes(of: UniformType.text)) { _, reply in
        DispatchQueue.global().async { reply(Array(text().utf8)) }
      }
    }
    UIApplication.shared.server?.provide(data, as: .primary)
  }

  /// Reads the selected text without waiting for it. `completion` is called on the main thread, with
  /// nil if no text is selected or the other program does not send it.
  package func readText(_ completion: @escaping @MainActor @Sendable (String?) -> Void) {
    let items = offer.map(ForeignItems.init)
    guard let offer, let type = items?.mediaType(of: UniformType.text) else {
      return completion(nil)
    }
    offer.read(type) { result in
      let text = (try? result.get()).map { PasteboardCoding.text(Data($0)) }
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(text) } }
    }
  }
}

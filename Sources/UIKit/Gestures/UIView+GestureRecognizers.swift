extension UIView {
  var attachedRecognizers: [UIGestureRecognizer]? {
    guard let recognizers = attachments?.recognizers, !recognizers.isEmpty else { return nil }
    return recognizers
  }

  func changeRecognizers(to new: [UIGestureRecognizer]) {
    for old in attachedRecognizers ?? [] where !new.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView !== self else { return }
    recognizer.attachedView?.removeGestureRecognizer(recognizer)
    recognizer.attachedView = self
    changeAttachments { $0.recognizers.append(recognizer) }
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView === self else { return }
    recognizer.abort()
    recognizer.attachedView = nil
    changeAttachments { $0.recognizers.removeAll { $0 === recognizer } }
  }
}

extension UIView {
  var attachedInteractions: [any UIInteraction] { attachments?.interactions ?? [] }

  func changeInteractions(to new: [any UIInteraction]) {
    for old in attachedInteractions where !new.contains(where: { $0 === old }) {
      removeInteraction(old)
    }
    for interaction in new { addInteraction(interaction) }
  }

  func attach(_ interaction: any UIInteraction) {
    guard !attachedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    changeAttachments { $0.interactions.append(interaction) }
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    changeAttachments { $0.interactions.removeAll { $0 === interaction } }
    interaction.didMove(to: nil)
  }
}

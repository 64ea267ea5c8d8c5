extension PrimitiveDescription {
  /// `color × opacity`.
  static let solid = PrimitiveDescription(
    shader: "solid", variants: ProgramID.Modifiers.quad + ProgramID.Modifiers.layerShapes,
    isTranslatable: true)
}

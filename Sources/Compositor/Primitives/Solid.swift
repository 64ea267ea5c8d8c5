extension PrimitiveDescription {
  /// `color × opacity`.
  static let solid = PrimitiveDescription(
    shader: "solid",
    variants: ProgramID.Modifiers.quad + ProgramID.Modifiers.layerShapes
      + ProgramID.Modifiers.animatedRectangles,
    isTranslatable: true)
}

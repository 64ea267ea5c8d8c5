/// A part of a transform that a key path names: `transform.rotation.x`, say.
///
/// Source: Apple, "Core Animation Programming Guide", CATransform3D Key Paths.
package enum TransformPart: Sendable, CaseIterable {
  case rotationX, rotationY, rotationZ
  /// All three; read, their mean.
  case scale
  case scaleX, scaleY, scaleZ
  /// Along x and y.
  case translation
  case translationX, translationY, translationZ

  /// Whether it is a turn out of the plane.
  var leavesPlane: Bool { self == .rotationX || self == .rotationY }
}

// Items that draw several instances, such as the cells of a path.

extension DisplayList {
  /// The indices of an item's instances; nil for an item that draws one.
  @inline(__always)
  func severalInstances(of item: borrowing DisplayItem) -> Range<Int>? {
    guard let shape = item.shape, !shapes[shape].instances.isEmpty else { return nil }
    return Int(shapes[shape].instances.lowerBound)..<Int(shapes[shape].instances.upperBound)
  }

  /// The number of pixels that some instances cover together.
  func area(_ range: Range<Int>) -> Float {
    var area: Float = 0
    for index in range { area += instances[index].area }
    return area
  }

  /// Writes instances into a batch of the item's program, with the item's clip and opacity.
  func write(
    _ range: Range<Int>, of item: borrowing DisplayItem, at destination: Int,
    to plan: inout FramePlan
  ) {
    guard let shape = item.shape else { return }
    let (clip, opacity) = (shapes[shape].instance.clip, shapes[shape].instance.opacity)
    let isShape = item.program.isShape
    for (offset, index) in range.enumerated() {
      var instance = instances[index]
      instance.clip = clip
      instance.opacity *= opacity
      if isShape {
        plan.shapes[destination + offset] = instance
      } else {
        plan.instances[destination + offset] = QuadInstance(instance)
      }
    }
  }

  /// Lets an item draw the instances that were added to the list since an index. The shape, which
  /// has the item's clip and opacity, is added too; its hash has to cover the instances.
  mutating func setInstances(
    since first: Int, of item: inout DisplayItem, _ shape: DisplayShape
  ) {
    var shape = shape
    shape.instances = Int32(first)..<Int32(instances.count)
    item.shape = shapes.nextIndex
    shapes.append(shape)
  }
}

extension QuadInstance {
  /// The quad of a shape, without corners, border, clips and antialiasing.
  init(_ shape: ShapeInstance) {
    self.init(
      xAxis: shape.xAxis, yAxis: shape.yAxis, origin: shape.origin,
      textureOrigin: shape.textureOrigin, textureExtent: shape.textureExtent, color: shape.color,
      opacity: shape.opacity)
  }

  @inline(__always)
  var area: Float { abs(xAxis.x * yAxis.y - xAxis.y * yAxis.x) }
}

extension ShapeInstance {
  fileprivate var area: Float { abs(xAxis.x * yAxis.y - xAxis.y * yAxis.x) }
}

import LayerTree

// Pass 6, where few items changed: the previous plan is kept, with new instances.

extension Planner {
  /// Where a plan draws an item.
  struct Place: Sendable {
    /// The index of its batch; negative where the item is not drawn.
    var batch: Int32 = -1
    /// The index in the plan's instances or shapes.
    var instance: Int32 = 0
  }

  /// Changes the previous plan to draw the changed items. Returns the number of pixels drawn; nil
  /// where a new plan is needed.
  mutating func update(
    _ changed: [DamageTracker.ItemChange], region: Region, in plan: inout FramePlan
  ) -> Int? {
    if changed.isEmpty, let planned, planned.region == region {
      pool.beginFrame(&plan.textureCommands)
      return planned.pixels
    }
    planned = nil
    guard let updatable, region.rects.count == 1, updatable.contains(region.box) else {
      return nil
    }
    var pixels = updatable.pixels
    for change in changed {
      guard let place = place(of: change, in: updatable) else {
        self.updatable = nil
        return nil
      }
      if change.after.program.isShape {
        plan.shapes[Int(place.instance)] = ShapeInstance(change.after.quad, change.after.edges)
      } else {
        plan.instances[Int(place.instance)] = change.after.quad
      }
      open[Int(place.batch)].add(change.after.box)
      pixels += change.after.coveredPixels - change.before.coveredPixels
    }
    plan.passes[0].clip = region.box
    self.updatable?.pixels = pixels
    pool.beginFrame(&plan.textureCommands)
    planned = self.updatable.map { (region, $0.pixels(in: region.box)) }
    return planned?.pixels
  }

  /// Where the plan draws a changed item; nil where the change concerns other items too.
  private func place(
    of change: DamageTracker.ItemChange, in updatable: Updatable
  ) -> Place? {
    let place = places[change.index.offset]
    guard place.batch >= 0, !change.before.isOpaque, !change.after.isOpaque,
      open[Int(place.batch)].key == BatchKey(change.after),
      change.after.box.intersects(updatable.clip)
    else { return nil }
    if updatable.isInListOrder { return place }
    // The batches were ordered for the previous place of the item.
    guard open.count <= Self.largestSearch else { return nil }
    for batch in open.indices where batch != Int(place.batch) {
      if open[batch].intersects(change.after.box) { return nil }
    }
    return place
  }
}

extension Planner.Updatable {
  /// Drawing many items of which the pass then shows little would cost more than a new plan.
  private static let largestExcess = 4

  /// A larger rectangle, which probably contains what the next frames damage too, so that their plans
  /// can be made by updating this one.
  static func clip(for rect: PixelRect, in size: PixelSize) -> PixelRect {
    var step: Int32 = 64
    while step > 1 {
      let clip = rect.expanded(toMultiplesOf: step).intersection(PixelRect(size))
      if clip.area <= largestExcess * rect.area { return clip }
      step /= 2
    }
    return rect
  }

  /// Whether the plan can draw a rectangle.
  fileprivate func contains(_ rect: PixelRect) -> Bool {
    clip.contains(rect) && clip.area <= Self.largestExcess * rect.area
  }

  /// About the number of pixels that the plan draws in a rectangle.
  func pixels(in rect: PixelRect) -> Int {
    Int(pixels * Float(rect.area) / Float(max(clip.area, 1)))
  }
}

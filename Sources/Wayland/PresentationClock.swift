import Glibc

/// Notes the clock that the compositor announces for its times (`wp_presentation.clock_id`).
final class PresentationClock {
  private(set) var id = Int32(CLOCK_MONOTONIC)

  init(_ presentation: WpPresentation?) {
    presentation?.onEvent { [weak self] event in
      if case .clockId(let id) = event { self?.id = Int32(bitPattern: id) }
    }
  }

  static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

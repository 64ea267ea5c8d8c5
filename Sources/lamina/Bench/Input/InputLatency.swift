import LayerTree

/// What a trace says about the way of input to the display.
struct InputLatency {
  /// From the arrival of input to the end of the commit with its effect. Seconds, from low to high.
  private(set) var commits: [Double] = []
  /// From the sending of input to the presentation of its effect. Refreshes, from low to high.
  private(set) var presentations: [Double] = []
  private let refresh: Double

  /// - Parameters:
  ///   - times: when input was sent; each has an effect before the next one.
  ///   - events: the stages, of which each thread's are in order.
  ///   - refresh: the refresh interval in seconds.
  init(of times: [Double], _ events: [FrameTrace.Event], refresh: Double) {
    self.refresh = refresh
    let stages = Dictionary(grouping: events, by: \.stage)
    func first(
      _ stage: FrameStage, where isNext: (FrameTrace.Event) -> Bool
    ) -> FrameTrace.Event? {
      stages[stage]?.first(where: isNext)
    }
    for (index, time) in times.enumerated() {
      let limit = index + 1 < times.count ? times[index + 1] : .infinity
      guard let input = first(.input, where: { $0.begin >= time && $0.begin < limit }),
        let commit = first(.commit, where: { $0.begin >= input.end }),
        let apply = first(.apply, where: { $0.begin >= commit.begin }),
        let swap = first(.swap, where: { $0.begin >= apply.end }),
        let shown = first(.presented, where: { $0.frame == swap.frame })
      else { continue }
      commits.append(commit.end - input.begin)
      presentations.append((shown.begin - time) / refresh)
    }
    commits.sort()
    presentations.sort()
  }

  /// The values of a report, with names that begin with `prefix`.
  func values(_ prefix: String = "") -> [(String, BenchReport.Value)] {
    func commit(_ percent: Int) -> BenchReport.Value {
      .real(BenchReport.percentile(percent, of: commits) * 1000, digits: 3)
    }
    func shown(_ percent: Int) -> BenchReport.Value {
      .real(BenchReport.percentile(percent, of: presentations), digits: 2)
    }
    return [
      ("samples", .whole(commits.count)),
      ("commit_p50_ms", commit(50)), ("commit_p95_ms", commit(95)),
      ("shown_p50_refreshes", shown(50)), ("shown_p95_refreshes", shown(95)),
      ("shown_max_refreshes", .real(presentations.last ?? 0, digits: 2)),
    ].map { (prefix + $0.0, $0.1) }
  }
}

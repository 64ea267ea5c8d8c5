import Foundation

/// What the process has used so far.
enum ProcessUsage {
  /// Seconds of user and system time of all threads (getrusage).
  static var cpuSeconds: Double {
    var usage = rusage()
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// The largest resident size so far, in MiB (VmHWM of /proc/self/status).
  static var peakMemory: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    return (kilobytes ?? 0) / 1024
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
  }
}

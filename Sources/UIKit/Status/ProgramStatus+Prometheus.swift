// Source: Prometheus, "Exposition formats".

extension ProgramStatus {
  /// The numbers in the text format of Prometheus.
  package var prometheus: String {
    [
      metric("up_seconds", "gauge", "Seconds since the program has started.", uptime),
      metric("frames_drawn_total", "counter", "Frames drawn.", frames.drawn),
      metric("frames_presented_total", "counter", "Frames on the display.", frames.presented),
      metric(
        "frames_missed_total", "counter", "Refreshes for which an animation had no new frame.",
        frames.missed),
      metric(
        "frames_missed_by_drawing_total", "counter", "Missed frames that were drawn too late.",
        frames.missedByDrawing),
      metric("memory_bytes", "gauge", "Memory of the process in RAM.", resources.memoryBytes),
      metric("heap_bytes", "gauge", "Memory allocated and not freed.", resources.heapBytes),
      metric("texture_bytes", "gauge", "Memory of textures.", resources.textureBytes),
      metric(
        "missing_textures", "gauge", "Textures for which there is no memory.",
        resources.missingTextures),
      metric("file_descriptors", "gauge", "Open file descriptors.", resources.fileDescriptors),
      metric("threads", "gauge", "Threads.", resources.threads),
    ].joined()
  }

  private func metric(
    _ name: String, _ type: String, _ help: String, _ value: some Numeric
  ) -> String {
    """
    # HELP lamina_\(name) \(help)
    # TYPE lamina_\(name) \(type)
    lamina_\(name) \(value)

    """
  }
}

import Testing

/// One test at a time: some count this process's descriptors and threads.
@Suite(.serialized) struct WaylandTests {}

import Testing

/// The tests run one at a time, because some count this process's descriptors and threads.
@Suite(.serialized) struct WaylandTests {}

#pragma once

#include <stdbool.h>
#include <stdint.h>

// Records the latest requests and frames for reports of crashes. All functions may be called on any
// thread and allocate nothing; without reports, a call costs a comparison.

// Installs handlers for the signals of crashes, which write a report to a new file at this path. The
// previous handler of the signal runs after that. Call it once, on the main thread. Returns false,
// with errno, if the path is too long or there is no memory.
bool lamina_begin_crash_reports(const char *path);

// Records a request to the compositor. The strings must never be freed.
void lamina_note_request(const char *interface, const char *request, uint32_t object);

// Records a frame: its number, and in seconds the time that its animations were sampled for, its
// expected presentation time and its submission time.
void lamina_note_frame(uint64_t number, double sampled, double expected, double submitted);

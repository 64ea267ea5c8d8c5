#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// libjpeg reports an error by calling a function that must not return. Jumping over Swift frames is
// not allowed, so setjmp and longjmp are both called in these C functions.

struct lamina_jpeg_error {
  struct jpeg_error_mgr manager;
  jmp_buf jump_target;
  char message[JMSG_LENGTH_MAX];
};

// The metadata and size from a file's header.
struct lamina_jpeg_header {
  unsigned width;
  unsigned height;
  // A buffer of the caller's for the EXIF segment: 65,533 bytes, which is the maximum.
  unsigned char *exif;
  size_t exif_length;
  // The file's ICC profile, which the caller frees; null when there is none.
  unsigned char *profile;
  unsigned profile_length;
};

// A progressive file may have as many scans as it has bytes, and each costs a pass over the whole
// image.
enum { lamina_jpeg_most_scans = 500 };

static inline void lamina_jpeg_error_exit(j_common_ptr info) {
  struct lamina_jpeg_error *error = (struct lamina_jpeg_error *)info->err;
  info->err->format_message(info, error->message);
  longjmp(error->jump_target, 1);
}

// Warnings are ignored: a damaged image is shown as far as it can be decoded.
static inline void lamina_jpeg_emit_message(j_common_ptr info, int level) {
  (void)info;
  (void)level;
}

static inline void lamina_jpeg_count_scans(j_common_ptr info) {
  if (!info->is_decompressor) return;
  if (((j_decompress_ptr)info)->input_scan_number > lamina_jpeg_most_scans) {
    struct lamina_jpeg_error *error = (struct lamina_jpeg_error *)info->err;
    snprintf(error->message, sizeof error->message, "it has more than %d scans",
             lamina_jpeg_most_scans);
    longjmp(error->jump_target, 1);
  }
}

static inline struct jpeg_error_mgr *lamina_jpeg_errors(struct lamina_jpeg_error *error) {
  jpeg_std_error(&error->manager);
  error->manager.error_exit = lamina_jpeg_error_exit;
  error->manager.emit_message = lamina_jpeg_emit_message;
  error->message[0] = 0;
  return &error->manager;
}

// libjpeg does not convert CMYK to RGB. Photoshop stores CMYK inverted and marks it with Adobe's
// marker; nearly all CMYK files are of that kind.
static inline void lamina_jpeg_cmyk_to_bgra(unsigned char *row, unsigned width, int is_inverted) {
  for (unsigned x = 0; x < width; x++, row += 4) {
    unsigned char flip = is_inverted ? 0 : 255;
    unsigned cyan = row[0] ^ flip, magenta = row[1] ^ flip, yellow = row[2] ^ flip;
    unsigned black = row[3] ^ flip;
    row[0] = (unsigned char)((yellow * black + 127) / 255);
    row[1] = (unsigned char)((magenta * black + 127) / 255);
    row[2] = (unsigned char)((cyan * black + 127) / 255);
    row[3] = 255;
  }
}

static inline void lamina_jpeg_read_rows(
    struct jpeg_decompress_struct *info, unsigned char *pixels) {
  int is_cmyk = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  info->out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_BGRA;
  jpeg_start_decompress(info);
  while (info->output_scanline < info->output_height) {
    JSAMPROW row = pixels + (size_t)info->output_scanline * info->output_width * 4;
    if (jpeg_read_scanlines(info, &row, 1) == 0) break;
    if (is_cmyk) lamina_jpeg_cmyk_to_bgra(row, info->output_width, info->saw_Adobe_marker);
  }
  jpeg_finish_decompress(info);
}

static inline void lamina_jpeg_read_header(
    struct jpeg_decompress_struct *info, struct lamina_jpeg_header *header) {
  header->width = info->image_width;
  header->height = info->image_height;
  jpeg_read_icc_profile(info, &header->profile, &header->profile_length);
  for (jpeg_saved_marker_ptr marker = info->marker_list; marker; marker = marker->next) {
    if (marker->data_length < 6 || memcmp(marker->data, "Exif\0", 6) != 0) continue;
    header->exif_length = marker->data_length;
    memcpy(header->exif, marker->data, marker->data_length);
    return;
  }
}

// Reads the header of a JPEG file in memory into `header`, or, when that is null, its image into
// `pixels`: BGRA, top row first. `message` holds at least JMSG_LENGTH_MAX bytes. Returns 0, or -1
// with the reason in `message`.
__attribute__((noinline)) static int lamina_jpeg_read(
    const unsigned char *data, size_t length, struct lamina_jpeg_header *header,
    unsigned char *pixels, char *message) {
  struct jpeg_decompress_struct info;
  struct jpeg_progress_mgr progress;
  struct lamina_jpeg_error error;
  memset(&info, 0, sizeof info);
  memset(&progress, 0, sizeof progress);
  info.err = lamina_jpeg_errors(&error);
  if (setjmp(error.jump_target)) {
    jpeg_destroy_decompress(&info);
    memcpy(message, error.message, sizeof error.message);
    return -1;
  }
  jpeg_create_decompress(&info);
  progress.progress_monitor = lamina_jpeg_count_scans;
  info.progress = &progress;
  jpeg_mem_src(&info, data, length);
  if (header) {
    jpeg_save_markers(&info, JPEG_APP0 + 1, 0xFFFF);
    jpeg_save_markers(&info, JPEG_APP0 + 2, 0xFFFF);
  }
  jpeg_read_header(&info, TRUE);
  if (header) {
    lamina_jpeg_read_header(&info, header);
  } else {
    lamina_jpeg_read_rows(&info, pixels);
  }
  jpeg_destroy_decompress(&info);
  return 0;
}

// Writes an image, BGRX, top row first, as a JPEG file into `*data`, which the caller frees. `app1`
// becomes an APP1 segment unless it is empty. Returns 0, or -1 with the reason in `message`.
__attribute__((noinline)) static int lamina_jpeg_write(
    unsigned char *pixels, unsigned width, unsigned height, int quality,
    const unsigned char *app1, unsigned app1_length, unsigned char **data, unsigned long *length,
    char *message) {
  struct jpeg_compress_struct info;
  struct lamina_jpeg_error error;
  memset(&info, 0, sizeof info);
  info.err = lamina_jpeg_errors(&error);
  if (setjmp(error.jump_target)) {
    jpeg_destroy_compress(&info);
    memcpy(message, error.message, sizeof error.message);
    return -1;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, data, length);
  info.image_width = width;
  info.image_height = height;
  info.input_components = 4;
  info.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  jpeg_start_compress(&info, TRUE);
  if (app1_length > 0) jpeg_write_marker(&info, JPEG_APP0 + 1, app1, app1_length);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = pixels + (size_t)info.next_scanline * width * 4;
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  return 0;
}

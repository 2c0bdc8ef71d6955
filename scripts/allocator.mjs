/**
 * How glibc manages the memory of the server's buffers: in few places, and given back to the system as soon as large ones are
 * free. By default it keeps what a few large decks or pictures needed, up to 200 MB. Only glibc reads these, at the start of a
 * process. server/deploy sets the same.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
};

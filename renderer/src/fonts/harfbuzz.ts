import { CardwrightError } from '../errors.js';

/**
 * The functions of HarfBuzz's WebAssembly that shaping needs. We do not use the package's wrapper, because it loads its
 * binary from beside the bundle at import time and frees memory only on garbage collection.
 */
interface HarfBuzzExports {
  readonly memory: WebAssembly.Memory;
  __wasm_call_ctors(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_get_upem(face: number): number;
  hb_font_create(face: number): number;
  hb_font_destroy(font: number): void;
  hb_font_set_scale(font: number, x: number, y: number): void;
  hb_buffer_create(): number;
  hb_buffer_destroy(buffer: number): void;
  hb_buffer_reset(buffer: number): void;
  hb_buffer_set_cluster_level(buffer: number, level: number): void;
  hb_buffer_add_utf16(buffer: number, text: number, length: number, offset: number, count: number): void;
  hb_buffer_set_direction(buffer: number, direction: number): void;
  hb_buffer_set_script(buffer: number, script: number): void;
  hb_buffer_set_language(buffer: number, language: number): void;
  hb_buffer_guess_segment_properties(buffer: number): void;
  hb_buffer_get_length(buffer: number): number;
  hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  hb_buffer_get_glyph_positions(buffer: number, length: number): number;
  hb_script_from_string(text: number, length: number): number;
  hb_language_from_string(text: number, length: number): number;
  hb_shape(font: number, buffer: number, features: number, count: number): void;
}

const NEEDED = [
  '__wasm_call_ctors',
  'malloc',
  'free',
  'hb_blob_create',
  'hb_blob_destroy',
  'hb_face_create',
  'hb_face_destroy',
  'hb_face_get_upem',
  'hb_font_create',
  'hb_font_destroy',
  'hb_font_set_scale',
  'hb_buffer_create',
  'hb_buffer_destroy',
  'hb_buffer_reset',
  'hb_buffer_set_cluster_level',
  'hb_buffer_add_utf16',
  'hb_buffer_set_direction',
  'hb_buffer_set_script',
  'hb_buffer_set_language',
  'hb_buffer_guess_segment_properties',
  'hb_buffer_get_length',
  'hb_buffer_get_glyph_infos',
  'hb_buffer_get_glyph_positions',
  'hb_script_from_string',
  'hb_language_from_string',
  'hb_shape',
] as const satisfies readonly (keyof HarfBuzzExports)[];

/**
 * A HarfBuzz instance with its own memory. Pass it to `createFontLibrary`; it is collected with the libraries that use
 * it.
 */
export interface HarfBuzz {
  readonly exports: HarfBuzzExports;
}

/** The bytes of harfbuzzjs/dist/harfbuzz.wasm, compiled or not, or a response with them. */
export type HarfBuzzSource = BufferSource | WebAssembly.Module | Response;

/**
 * Creates a HarfBuzz instance. The font build puts the binary beside the fonts as `harfbuzz.wasm`; in Node, use
 * `loadHarfBuzzFromDisk`.
 * @throws CardwrightError `font.harfbuzz_unusable` when the bytes are not a supported HarfBuzz.
 */
export async function loadHarfBuzz(source: HarfBuzzSource | Promise<HarfBuzzSource>): Promise<HarfBuzz> {
  try {
    return { exports: start(await instantiate(await compile(await source))) };
  } catch (cause) {
    throw new CardwrightError('font.harfbuzz_unusable', `HarfBuzz cannot be loaded: ${String(cause)}`, {
      fix: 'Pass harfbuzz.wasm from the harfbuzzjs version in package.json; `node renderer/scripts/buildFonts.mjs` copies it.',
      cause,
    });
  }
}

async function compile(source: HarfBuzzSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (!isResponse(source)) return WebAssembly.compile(source);
  if (!source.ok) throw new Error(`${source.url} answered ${source.status}`);
  // Browsers keep the compiled code for the next page only if it came as a stream, which must be of this type.
  const isStreamable = source.headers.get('content-type') === 'application/wasm';
  return isStreamable ? WebAssembly.compileStreaming(source) : WebAssembly.compile(await source.arrayBuffer());
}

// Asking for the class `Response` would make Node load its whole HTTP client.
const isResponse = (source: BufferSource | Response): source is Response => 'headers' in source;

async function instantiate(module: WebAssembly.Module): Promise<WebAssembly.Instance> {
  // Set below: growing needs the memory that the instance exports.
  const holder: { memory?: WebAssembly.Memory } = {};
  const stop = (): never => {
    throw new Error('HarfBuzz aborted');
  };
  const instance = await WebAssembly.instantiate(module, {
    env: {
      _abort_js: stop,
      _setitimer_js: () => 0,
      _emscripten_runtime_keepalive_clear: () => undefined,
      emscripten_resize_heap: (size: number) => (grow(holder.memory, size >>> 0) ? 1 : 0),
    },
    wasi_snapshot_preview1: { proc_exit: stop },
  });
  if (instance.exports.memory instanceof WebAssembly.Memory) holder.memory = instance.exports.memory;
  return instance;
}

const PAGE = 65_536;

function grow(memory: WebAssembly.Memory | undefined, size: number): boolean {
  if (memory === undefined) return false;
  const current = memory.buffer.byteLength;
  try {
    // Grow by at least a fifth, so that many small requests do not copy the heap each time.
    memory.grow(Math.ceil((Math.max(size, current * 1.2) - current) / PAGE));
    return true;
  } catch {
    return false;
  }
}

function start(instance: WebAssembly.Instance): HarfBuzzExports {
  const { exports } = instance;
  if (!isComplete(exports)) throw new Error(`the binary lacks ${['memory', ...missingIn(exports)].join(', ')}`);
  exports.__wasm_call_ctors();
  return exports;
}

function isComplete(exports: WebAssembly.Exports): exports is WebAssembly.Exports & HarfBuzzExports {
  return missingIn(exports).length === 0 && exports.memory instanceof WebAssembly.Memory;
}

function missingIn(exports: WebAssembly.Exports): string[] {
  return NEEDED.filter((name) => typeof exports[name] !== 'function');
}

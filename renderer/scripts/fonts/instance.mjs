import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// hb_subset_sets_t and hb_subset_flags_t
const GLYPH_INDICES = 0;
const UNICODES = 1;
const LAYOUT_FEATURES = 6;
const LAYOUT_SCRIPTS = 7;
const KEPT_SETS = [GLYPH_INDICES, UNICODES, LAYOUT_FEATURES, LAYOUT_SCRIPTS];
const MEMORY_MODE_WRITABLE = 2;

/** Returns a function that pins a variable font's axes: (TrueType bytes, {wght: 700, …}) → TrueType bytes. */
export async function createInstancer() {
  const wasm = readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, {});
  const hb = instance.exports;
  hb._initialize?.();
  return (bytes, axes) => {
    const pointer = hb.malloc(bytes.length);
    new Uint8Array(hb.memory.buffer).set(bytes, pointer);
    const blob = hb.hb_blob_create(pointer, bytes.length, MEMORY_MODE_WRITABLE, 0, 0);
    const face = hb.hb_face_create(blob, 0);
    const input = hb.hb_subset_input_create_or_fail();
    for (const set of KEPT_SETS) keepAll(hb, hb.hb_subset_input_set(input, set));
    for (const [axis, value] of Object.entries(axes)) {
      if (!hb.hb_subset_input_pin_axis_location(input, face, tagOf(axis), value)) throw new Error(`No axis ${axis}.`);
    }
    const subset = hb.hb_subset_or_fail(face, input);
    if (subset === 0) throw new Error(`Instancing at ${JSON.stringify(axes)} failed.`);
    const result = hb.hb_face_reference_blob(subset);
    const start = hb.hb_blob_get_data(result, 0);
    const copy = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(result));
    hb.hb_blob_destroy(result);
    hb.hb_subset_input_destroy(input);
    for (const each of [subset, face]) hb.hb_face_destroy(each);
    hb.hb_blob_destroy(blob);
    hb.free(pointer);
    return copy;
  };
}

function keepAll(hb, set) {
  hb.hb_set_clear(set);
  hb.hb_set_invert(set);
}

function tagOf(text) {
  return [...text].reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0) >>> 0;
}

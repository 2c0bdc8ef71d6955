import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Makes a font of a variable one, with some of its axes at a value and the others at their defaults. */
export type Instancer = (
  bytes: Uint8Array,
  axes: Readonly<Record<string, number>>,
) => Uint8Array<ArrayBuffer> | undefined;

/** The functions of HarfBuzz's subsetter that instances need. */
interface SubsetExports {
  readonly memory: WebAssembly.Memory;
  _initialize?(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_keep_everything(input: number): void;
  hb_subset_input_pin_all_axes_to_default(input: number, face: number): number;
  hb_subset_input_pin_axis_location(input: number, face: number, tag: number, value: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const MEMORY_MODE_WRITABLE = 2;

/** Loads HarfBuzz's subsetter. An instance is undefined when a font is damaged. */
export async function createInstancer(): Promise<Instancer> {
  const require = createRequire(import.meta.url);
  const path = require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(path), {});
  // The module has no types; these are the signatures of HarfBuzz's header.
  const hb = instance.exports as object as SubsetExports;
  hb._initialize?.();
  return (bytes, axes) => {
    const data = hb.malloc(bytes.length);
    new Uint8Array(hb.memory.buffer).set(bytes, data);
    const blob = hb.hb_blob_create(data, bytes.length, MEMORY_MODE_WRITABLE, 0, 0);
    const face = hb.hb_face_create(blob, 0);
    const input = hb.hb_subset_input_create_or_fail();
    hb.hb_subset_input_keep_everything(input);
    hb.hb_subset_input_pin_all_axes_to_default(input, face);
    for (const [tag, value] of Object.entries(axes))
      hb.hb_subset_input_pin_axis_location(input, face, tagOf(tag), value);
    const subset = hb.hb_subset_or_fail(face, input);
    const made = subset === 0 ? undefined : copyOf(hb, subset);
    if (subset !== 0) hb.hb_face_destroy(subset);
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(data);
    return made;
  };
}

function copyOf(hb: SubsetExports, face: number): Uint8Array<ArrayBuffer> {
  const blob = hb.hb_face_reference_blob(face);
  const start = hb.hb_blob_get_data(blob, 0);
  const copy = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
  hb.hb_blob_destroy(blob);
  return copy;
}

function tagOf(text: string): number {
  return [...text].reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0) >>> 0;
}

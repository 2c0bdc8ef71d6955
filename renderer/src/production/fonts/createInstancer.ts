import { Subsetter } from '../../export/fonts/Subsetter.js';

/** Makes a font of a variable one, with some of its axes at a value and the others at their defaults. */
export type Instancer = (
  bytes: Uint8Array,
  axes: Readonly<Record<string, number>>,
) => Uint8Array<ArrayBuffer> | undefined;

/** Loads HarfBuzz's subsetter. An instance is undefined when a font is damaged. */
export async function createInstancer(): Promise<Instancer> {
  const subsetter = await Subsetter.load();
  return (bytes, axes) => subsetter.instantiate(bytes, axes);
}

import { Subsetter } from '../../export/fonts/Subsetter.js';

/** Makes a static font from a variable one, with the given values for some axes and the defaults for the others. */
export type Instancer = (
  bytes: Uint8Array,
  axes: Readonly<Record<string, number>>,
) => Uint8Array<ArrayBuffer> | undefined;

/** Loads HarfBuzz's subsetter. An instance is undefined when a font is damaged. */
export async function createInstancer(): Promise<Instancer> {
  const subsetter = await Subsetter.load();
  return (bytes, axes) => subsetter.instantiate(bytes, axes);
}

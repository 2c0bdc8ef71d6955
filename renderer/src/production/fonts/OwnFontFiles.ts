import { CardwrightError } from '../../errors.js';
import { type AxisValues, plainFaceId, readFaceId } from '../../fonts/index.js';
import { createInstancer, type Instancer } from './createInstancer.js';

/** The file of a face, and what makes the face if the font is variable. */
interface FontFile {
  readonly name: string;
  readonly data: Uint8Array<ArrayBuffer>;
  readonly pinned?: AxisValues;
}

/** The files of a deck's fonts by face. Variable ones are turned into a font for each choice of values that is asked for. */
export class OwnFontFiles {
  readonly #files = new Map<string, FontFile>();
  readonly #instances = new Map<string, Uint8Array<ArrayBuffer>>();
  #instancer: Promise<Instancer> | undefined;

  add(faceId: string, file: FontFile): void {
    this.#files.set(faceId, file);
  }

  /** @throws CardwrightError `font.invalid` for a variable font that is damaged */
  async bytes(faceId: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const { base, axes } = readFaceId(faceId);
    const file = this.#files.get(base);
    if (file?.pinned === undefined) return file?.data;
    const key = plainFaceId(faceId);
    const known = this.#instances.get(key);
    if (known !== undefined) return known;
    const instantiate = await (this.#instancer ??= createInstancer());
    const made = instantiate(file.data, { ...file.pinned, ...axes });
    if (made === undefined) throw damaged(file.name);
    this.#instances.set(key, made);
    return made;
  }
}

function damaged(file: string): CardwrightError {
  return new CardwrightError('font.invalid', `The variable font ${file} is damaged.`, {
    path: file,
    fix: 'Save the font again, or use a file for each weight that you need.',
  });
}

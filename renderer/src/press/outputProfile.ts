import { CardwrightError } from '../errors.js';

/** The description in an ICC file. */
export interface OutputProfile {
  readonly bytes: Uint8Array;
  /** The profile's name, e.g. `FOGRA39L coated`. */
  readonly description: string;
  /** Major version: 2 or 4. */
  readonly version: number;
}

/** Profiles for offset printing have up to 4 MB; pictures and PDFs must not pass as profiles. */
const LARGEST = 8 * 1024 * 1024;
const HEADER = 128;
const CLASSES: Readonly<Record<string, string>> = {
  mntr: 'a monitor',
  scnr: 'a scanner or camera',
  link: 'a link between two devices',
  spac: 'a colour space',
  abst: 'colour effects',
  nmcl: 'named colours',
};

/**
 * Reads and checks an ICC file for the printing press: an output profile for CMYK that converts in both directions.
 * @throws CardwrightError `profile.invalid`
 */
export function readOutputProfile(bytes: Uint8Array): OutputProfile {
  if (bytes.length > LARGEST) {
    throw invalid(`The profile is larger than ${LARGEST / 1024 / 1024} MB.`);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER + 4 || text(bytes, 36) !== 'acsp') throw invalid('This is not an ICC profile.');
  if (view.getUint32(0) > bytes.length) throw invalid('The profile is cut off.');
  const version = view.getUint8(8);
  if (version !== 2 && version !== 4) throw invalid(`ICC version ${version} cannot be embedded in PDF/X.`);
  const kind = text(bytes, 12);
  if (kind !== 'prtr') throw invalid(`This profile is for ${CLASSES[kind] ?? 'something else'}, not for printing.`);
  const space = text(bytes, 16).trim();
  if (space !== 'CMYK') throw invalid(`This profile is for ${space}, not for CMYK.`);
  const tags = readTags(view);
  for (const [tag, direction] of Object.entries({ A2B0: 'from', B2A0: 'to' })) {
    if (!tags.has(tag)) throw invalid(`This profile cannot convert colours ${direction} CMYK.`);
  }
  return { bytes, version, description: descriptionOf(view, tags.get('desc')) };
}

function readTags(view: DataView): ReadonlyMap<string, { readonly at: number; readonly length: number }> {
  const count = view.getUint32(HEADER);
  if (count > 200 || HEADER + 4 + count * 12 > view.byteLength)
    throw invalid('The profile’s table of contents is broken.');
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = HEADER + 4 + index * 12;
      const [at, length] = [view.getUint32(entry + 4), view.getUint32(entry + 8)];
      if (at + length > view.byteLength) throw invalid('The profile is cut off.');
      return [text(bytes, entry), { at, length }];
    }),
  );
}

/** Version 2 has ASCII text, version 4 UTF-16 in several languages, of which the first is taken. */
function descriptionOf(view: DataView, tag: { readonly at: number; readonly length: number } | undefined): string {
  const unnamed = 'unnamed profile';
  if (tag === undefined || tag.length < 28) return unnamed;
  const bytes = new Uint8Array(view.buffer, view.byteOffset + tag.at, tag.length);
  const own = new DataView(view.buffer, view.byteOffset + tag.at, tag.length);
  const localised = text(bytes, 0) === 'mluc';
  const [from, length] = localised ? [own.getUint32(24), own.getUint32(20)] : [12, own.getUint32(8)];
  const name = new TextDecoder(localised ? 'utf-16be' : 'latin1').decode(bytes.subarray(from, from + length));
  return (
    name
      .replace(/[^\x20-\u{10ffff}]/gu, '')
      .trim()
      .slice(0, 200) || unnamed
  );
}

function text(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function invalid(message: string): CardwrightError {
  return new CardwrightError('profile.invalid', message, {
    path: 'output_profile',
    fix: 'Use an ICC output profile for CMYK (.icc or .icm), such as FOGRA39L or the one that the print shop offers.',
  });
}

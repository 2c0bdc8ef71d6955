import { pdfName } from '../../../../painters/pdf/graphicsState.js';
import { LIGHTENING, limitsInk } from '../../../../press/blending.js';
import { inkTotal } from '../../../../press/inks.js';
import { readOutputProfile } from '../../../../press/outputProfile.js';
import { giveTurn } from '../../../giveTurn.js';
import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream } from '../../pdfLib.js';
import { STANDARDS } from '../standards.js';
import { type Clause, unless } from './Clause.js';
import type { ContentOperator } from './contentOperators.js';
import { pixelsOf, stopsOf } from './inkSources.js';
import { OverprintedInk } from './OverprintedInk.js';
import { decode, type PdfParts } from './PdfParts.js';

/** Operators that choose a colour of a device. */
const RGB = new Set(['rg', 'RG']);
const CMYK = new Set(['k', 'K']);
/** Blend modes in which inks do not add up, as PDF calls them. */
const KEEPING_INK: ReadonlySet<string> = new Set(['Compatible', ...[...LIGHTENING].map(pdfName)]);

/** Rules about colour, ink and transparency. */
export const COLOR_CLAUSES: readonly Clause[] = [
  {
    id: 'output-intent',
    rule: 'There is one output intent, with a profile of a CMYK press inside that the standard’s readers know.',
    broken: ({ parts, standard }) => {
      const intents = intentsOf(parts);
      const [intent] = intents;
      if (intent === undefined || intents.length > 1) return [`there are ${intents.length} output intents`];
      const profile = intent.lookup(PDFName.of('DestOutputProfile'));
      if (!(profile instanceof PDFRawStream)) return ['the output intent has no profile'];
      const { version } = readOutputProfile(decode(profile));
      const { iccVersions, name } = STANDARDS[standard];
      return [
        ...unless(parts.text(profile.dict, 'N') === '4', 'the profile is not for four inks'),
        ...unless(iccVersions.includes(version), `the profile has version ${version}, which ${name} does not know`),
        ...unless(intent.has(PDFName.of('OutputConditionIdentifier')), 'the printing condition has no name'),
      ];
    },
  },
  {
    id: 'color-spaces',
    rule: 'Colours are inks (CMYK or black); where RGB is allowed, a profile defines it.',
    broken: ({ parts, standard }) => {
      const usesRgb = parts.operators.some(({ name }) => RGB.has(name)) || spacesOf(parts).some(isRgb);
      const { allowsRgb } = STANDARDS[standard];
      if (!allowsRgb) {
        const tagged = spacesOf(parts).some(
          (space) => !isRgb(space) && /ICCBased|CalRGB|\/Lab\b/.test(described(space)),
        );
        return [
          ...unless(!usesRgb, 'a colour is RGB'),
          ...unless(!tagged, 'a colour is defined by a profile of its own'),
        ];
      }
      const undefinedRgb = parts.dictionaries
        .map((dictionary) => dictionary.lookup(PDFName.of('Resources')))
        .some((resources) => resources instanceof PDFDict && !definesRgb(resources));
      return unless(!usesRgb || !undefinedRgb, 'RGB is not defined by a profile');
    },
  },
  {
    id: 'transparency',
    rule: 'PDF/X-1a has no transparency: no soft masks, opacities, blend modes or groups.',
    broken: ({ parts, standard }) => {
      if (STANDARDS[standard].allowsTransparency) return [];
      const has = (test: (dictionary: PDFDict) => boolean, problem: string): readonly string[] =>
        unless(!parts.dictionaries.some(test), problem);
      const value = (dictionary: PDFDict, key: string): string | undefined => parts.text(dictionary, key);
      return [
        ...has((each) => each.has(PDFName.of('SMask')) && value(each, 'SMask') !== 'None', 'there is a soft mask'),
        ...has((each) => ['ca', 'CA'].some((key) => (value(each, key) ?? '1') !== '1'), 'something is translucent'),
        ...has((each) => !['Normal', 'Compatible', undefined].includes(value(each, 'BM')), 'something is blended'),
        ...has((each) => value(each, 'S') === 'Transparency', 'there is a transparency group'),
      ];
    },
  },
  {
    id: 'blended-ink',
    rule: 'Where ink is limited, no layer blends so that its inks add up with those below it.',
    broken: ({ parts, inkLimit }) => {
      if (inkLimit === undefined || !limitsInk(inkLimit)) return [];
      const modes = parts.dictionaries.map((each) => parts.text(each, 'BM') ?? 'Normal');
      const addsUp = modes.some((mode) => !KEEPING_INK.has(mode));
      return unless(!addsUp, 'a layer blends, so that its inks may add up to more than the limit');
    },
  },
  {
    id: 'ink-limit',
    rule: 'No colour, no pixel and no overprint has more ink than the limit.',
    broken: async ({ parts, inkLimit }) => {
      if (inkLimit === undefined) return [];
      const stops = parts.dictionaries.flatMap(stopsOf).map(inkTotal);
      const overprints = await new OverprintedInk(parts).totals();
      const pictures = await picturesInks(parts);
      const most = [...parts.operators.map(inkOf), ...stops, ...pictures, ...overprints].reduce(greater, 0);
      return unless(most * 100 <= inkLimit + 0.01, `${Math.ceil(most * 100)}% ink is used`);
    },
  },
];

function intentsOf(parts: PdfParts): readonly PDFDict[] {
  const { catalog, context } = parts.document;
  const list = catalog.lookup(PDFName.of('OutputIntents'));
  const all = list instanceof PDFArray ? list.asArray().map((each) => context.lookup(each)) : [];
  return all.flatMap((each) => (each instanceof PDFDict && parts.text(each, 'S') === 'GTS_PDFX' ? [each] : []));
}

/** Every colour space of pictures, shadings, groups and resources. */
function spacesOf({ dictionaries }: PdfParts): readonly PDFObject[] {
  return dictionaries.flatMap((dictionary) =>
    ['ColorSpace', 'CS'].flatMap((key) => {
      const space = dictionary.lookup(PDFName.of(key));
      if (space instanceof PDFDict)
        return space
          .keys()
          .filter((name) => name.decodeText() !== 'DefaultRGB')
          .map((name) => space.lookup(name))
          .filter((each) => each !== undefined);
      return space === undefined ? [] : [space];
    }),
  );
}

const isRgb = (space: PDFObject): boolean => /\/DeviceRGB\b/.test(described(space));

function described(space: PDFObject): string {
  return space instanceof PDFArray ? String(space) : `${String(space)} `;
}

function definesRgb(resources: PDFDict): boolean {
  const spaces = resources.lookup(PDFName.of('ColorSpace'));
  return spaces instanceof PDFDict && spaces.has(PDFName.of('DefaultRGB'));
}

function inkOf({ name, operands }: ContentOperator): number {
  if (!CMYK.has(name)) return 0;
  return operands.slice(-4).reduce<number>((total, ink) => total + Number(ink), 0);
}

const greater = (one: number, other: number): number => Math.max(one, other);

/** The most ink of each picture in CMYK whose pixels can be read here. */
async function picturesInks(parts: PdfParts): Promise<readonly number[]> {
  const totals: number[] = [];
  for (const stream of parts.streams) {
    const pixels = pixelsOf(parts, stream);
    if (pixels === undefined) continue;
    await giveTurn();
    totals.push(mostInk(pixels));
  }
  return totals;
}

/** The largest sum of the inks of a pixel, as shares. */
function mostInk(pixels: Uint8Array): number {
  let most = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [cyan, magenta] = [pixels[at] as number, pixels[at + 1] as number];
    const total = cyan + magenta + (pixels[at + 2] as number) + (pixels[at + 3] as number);
    if (total > most) most = total;
  }
  return most / 255;
}

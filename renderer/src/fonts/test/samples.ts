import type { FontManifest } from '../types.js';
import type { Sample } from './browserEntry.js';

const SENTENCES = [
  'Hamburgefonstiv, AVATAR: Wolf & Yvonne (1,234.56) – “quoted”',
  'The office offered five fluffy waffles; first, fjord, affix.',
  'Every player draws three cards, then the youngest begins.',
  'To. Ty, Wa; V. AV LT P. “Ta” r, y. ‘f’ 11:45 7/8 x²',
  'Für Übung fällt größer: Straße, weiß, Öl, Ärger',
  'ÀÉÎÕÜ çñø åæ œ ß — “¿Qué?” «déjà vu»',
  'WAVE TYPE OFF',
  'fi fl ffi ffl ft tt ti',
  '0123456789 10,000 +3 −2 ×4 50%',
] as const;

const LATIN_FACES = [
  'inter-latin-400-normal',
  'inter-latin-700-italic',
  'lora-latin-600-normal',
  'cinzel-latin-900-normal',
  'eb-garamond-latin-400-italic',
  'alegreya-latin-800-normal',
  'archivo-expanded-latin-800-normal',
  'bangers-latin-400-normal',
  'caveat-latin-700-normal',
  'jetbrains-mono-latin-400-normal',
  'bricolage-grotesque-latin-800-normal',
  'instrument-sans-latin-600-italic',
  'newsreader-latin-400-normal',
  'im-fell-english-sc-latin-400-normal',
  'press-start-2p-latin-400-normal',
  'grenze-gotisch-latin-500-normal',
  'medievalsharp-latin-400-normal',
  'noto-sans-latin-400-normal',
] as const;

const OTHERS: readonly (readonly [face: string, direction: 'ltr' | 'rtl', texts: readonly string[]])[] = [
  ['noto-sans-cyrillic-400-normal', 'ltr', ['Съешь', 'ещё', 'этих', 'мягких', 'французских', 'булок']],
  ['noto-sans-greek-700-normal', 'ltr', ['Ξεσκεπάζω', 'την', 'ψυχοφθόρα', 'βδελυγμία']],
  ['noto-sans-vietnamese-400-normal', 'ltr', ['ắẵặ', 'ừợỡ', 'ếềễ']],
  ['noto-sans-arabic-arabic-400-normal', 'rtl', ['السلام', 'عليكم', 'الله', 'بطاقات', 'لا', 'مُحَمَّد', 'قِطَّة']],
  ['noto-sans-hebrew-hebrew-700-normal', 'rtl', ['שלום', 'עולם', 'משחק', 'קְלָפִים']],
  ['noto-sans-thai-thai-400-normal', 'ltr', ['สวัสดีครับ', 'น้ำใจ', 'ผู้เล่น', 'ที่นี่']],
  ['noto-sans-jp-119-400-normal', 'ltr', ['ひらがな', 'カタカナ', 'しょうがっこう', 'の、は。']],
];

/** Texts whose characters are all in one face, so that the browser measures that face and no fallback. */
export function listSamples(manifest: FontManifest): Sample[] {
  const latin = LATIN_FACES.flatMap((face) => SENTENCES.map((text) => ({ face, text, direction: 'ltr' as const })));
  const others = OTHERS.flatMap(([face, direction, texts]) => texts.map((text) => ({ face, text, direction })));
  const covered = [...latin, ...others].map((sample) => ({ ...sample, text: keepCovered(manifest, sample) }));
  return [
    ...covered.map((sample) => ({ ...sample, letterSpacing: 0 })),
    ...covered.filter(({ text }) => /fi|ff|[א-ی]/.test(text)).map((sample) => ({ ...sample, letterSpacing: 8 })),
  ];
}

function keepCovered(manifest: FontManifest, sample: { readonly face: string; readonly text: string }): string {
  const face = manifest.families.flatMap(({ faces }) => faces).find(({ id }) => id === sample.face);
  if (face === undefined) throw new Error(`The manifest has no face ${sample.face}.`);
  const has = (code: number): boolean => face.ranges.some(([from, to]) => from <= code && code <= to);
  return [...sample.text].filter((character) => has(character.codePointAt(0) ?? -1)).join('');
}

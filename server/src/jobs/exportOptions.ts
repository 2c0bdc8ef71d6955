import { BACK_ORDERS, CUT_MARKS, DUPLEX_MODES, FOLDS, ORIENTATIONS, type Preset } from '@cardwright/renderer/export';
import type { FieldError } from '../errors.js';

type Product = Preset['product'];
export type OptionValue = string | number | boolean;

/** One option of an export: what validates it, and what the studio's dialog is made from. */
export interface ExportOption {
  /** As in the API; the command line writes `--color-bar` for `color_bar`. */
  readonly name: string;
  readonly about: string;
  readonly type: 'choice' | 'boolean' | 'number' | 'length' | 'text';
  readonly choices?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** null: what the preset, the deck or the card size says. */
  readonly default: OptionValue | null;
  readonly products: readonly Product[];
}

const ALL: readonly Product[] = ['pdf-cards', 'pdf-sheets', 'zip'];
const SHEETS: readonly Product[] = ['pdf-sheets'];
const PICTURES: readonly Product[] = ['zip'];

const choice = (name: string, about: string, choices: readonly string[], products = SHEETS): ExportOption => ({
  name,
  about,
  type: 'choice',
  choices,
  default: null,
  products,
});

const yesOrNo = (name: string, about: string, isDefault: boolean, products: readonly Product[]): ExportOption => ({
  name,
  about,
  type: 'boolean',
  default: isDefault,
  products,
});

const length = (name: string, about: string, products = SHEETS): ExportOption => ({
  name,
  about,
  type: 'length',
  default: null,
  products,
});

const number = (name: string, about: string, minimum: number, maximum: number, products = SHEETS): ExportOption => ({
  name,
  about,
  type: 'number',
  minimum,
  maximum,
  default: null,
  products,
});

const text = (name: string, about: string, products: readonly Product[]): ExportOption => ({
  name,
  about,
  type: 'text',
  default: null,
  products,
});

/** Those of `cardwright export` that name no file: nothing of the server's disk can be asked for. */
export const EXPORT_OPTIONS: readonly ExportOption[] = [
  text('size', 'card size: a name, or measures such as 63x88mm', ALL),
  { ...choice('side', 'faces', ['front', 'back', 'both'], ALL), default: 'both' },
  length('bleed', 'kept around the trim, such as 3mm or 1/8in', ALL),
  yesOrNo('copies', 'every card as often as it says; else once', true, ['pdf-cards', 'pdf-sheets']),
  yesOrNo('allow_broken', 'also faces on which a picture or an icon is missing', false, ALL),
  choice('format', 'kind of picture', ['png', 'jpg'], PICTURES),
  number('dpi', 'pixels an inch', 72, 1200, PICTURES),
  number('quality', 'of jpg', 1, 100, PICTURES),
  text('paper', 'a paper, or measures such as 320x450mm', SHEETS),
  choice('orientation', 'of the paper', ORIENTATIONS),
  number('columns', 'cards side by side; as many as fit without it', 1, 100),
  number('rows', 'cards one below the other; as many as fit without it', 1, 100),
  length('gap', 'between cards, such as 4mm'),
  length('margin', 'least distance of cards from the edge of the paper'),
  choice('marks', 'cut marks', CUT_MARKS),
  yesOrNo('registration', 'marks that show how well both sides fit', false, SHEETS),
  yesOrNo('color_bar', 'patches of colour to judge the printing by', false, SHEETS),
  choice('duplex', 'the edge that the printer turns the paper on', DUPLEX_MODES),
  choice('backs', 'where the backs go', BACK_ORDERS),
  choice('gutter_fold', 'fronts and backs on one side, to be folded and glued', FOLDS),
  length('gutter', 'between fronts and backs of a folded sheet'),
  text('calibration', 'moves backs right and down in mm and scales them, such as 0.5,-0.3,1.002', SHEETS),
  yesOrNo('footer', 'a line with title and number on the sheets', true, SHEETS),
];

const LENGTH = /^\d{1,4}(?:\.\d{1,4})?(?:\/\d{1,3})?\s*(?:mm|cm|in|pt|px|")?$/;
/** Paths would name files of the server. */
const FILE = /[\\/]|\.json\s*$/i;

/** @returns every option that cannot be what it is, with its place */
export function checkOptions(
  options: Readonly<Record<string, OptionValue>>,
  { name: preset, product }: Preset,
): FieldError[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const message = faultOf(name, value, preset, product);
    return message === undefined ? [] : [{ path: `options.${name}`, message }];
  });
}

function faultOf(name: string, value: OptionValue, preset: string, product: Product): string | undefined {
  const option = EXPORT_OPTIONS.find((each) => each.name === name);
  if (option === undefined)
    return `there is no such option; there are ${EXPORT_OPTIONS.map((each) => each.name).join(', ')}`;
  if (!option.products.includes(product)) return `is not for ${preset}; leave it out`;
  switch (option.type) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'expected true or false';
    case 'number': {
      const { minimum = 0, maximum = 0 } = option;
      const isFine = typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
      return isFine ? undefined : `expected a whole number from ${minimum} to ${maximum}`;
    }
    case 'choice':
      return option.choices?.includes(String(value)) === true
        ? undefined
        : `expected ${option.choices?.join(', ') ?? ''}`;
    case 'length':
      return typeof value === 'string' && LENGTH.test(value.trim())
        ? undefined
        : 'expected a length such as 3mm or 1/8in';
    case 'text':
      return typeof value === 'string' && !FILE.test(value) ? undefined : 'expected a text that names no file';
  }
}

import { CARD_SHAPES } from '../../../cardShapes.js';
import { BACK_ORDERS, CUT_MARKS, DUPLEX_MODES, FOLDS, ORIENTATIONS, PLOTTER_FILES, TURNS } from '../../types.js';
import type { ExportOption } from '../option.js';
import { SHAPED, SHEETS } from '../products.js';

/** How cards lie on sheets of paper, and what is printed beside them. */
export const SHEET_OPTIONS = {
  paper: {
    kind: 'text',
    description: 'the name of a paper, or dimensions such as 320x450mm',
    default: 'a4',
    products: SHEETS,
  },
  orientation: {
    kind: 'choice',
    description: 'orientation of the paper',
    choices: ORIENTATIONS,
    default: 'auto',
    products: SHEETS,
  },
  turn: {
    kind: 'choice',
    description: 'whether to turn the cards by a quarter; auto turns them when that fits more on the sheet',
    choices: TURNS,
    default: 'auto',
    products: SHEETS,
  },
  columns: {
    kind: 'number',
    description: 'number of columns',
    min: 1,
    max: 100,
    otherwise: 'as many as fit',
    products: SHEETS,
  },
  rows: {
    kind: 'number',
    description: 'number of rows',
    min: 1,
    max: 100,
    otherwise: 'as many as fit',
    products: SHEETS,
  },
  gap: {
    kind: 'length',
    description: 'gap between cards',
    unit: 'mm',
    min: 0,
    max: 1000,
    default: 0,
    products: SHEETS,
  },
  margin: {
    kind: 'length',
    description: 'minimum distance between the cards and the edge of the paper',
    unit: 'mm',
    min: 0,
    max: 1000,
    default: 5,
    products: SHEETS,
  },
  marks: {
    kind: 'choice',
    description: 'cut marks; for a plotter, its registration marks are printed instead',
    choices: CUT_MARKS,
    default: 'ticks',
    products: SHEETS,
  },
  plotter: {
    kind: 'choice',
    description:
      'for cutting plotters: print their registration marks instead of cut marks, and write the cut lines as another file',
    choices: PLOTTER_FILES,
    default: 'none',
    bare: 'both',
    products: SHEETS,
  },
  corner_radius: {
    kind: 'length',
    description: 'radius of the corners that a plotter cuts',
    unit: 'mm',
    min: 0,
    max: 50,
    default: 0,
    products: SHEETS,
  },
  shape: {
    kind: 'choice',
    description:
      'the shape of the cards inside the trim, which a plotter cuts, guides outline, and Tabletop Simulator and Tabletop Playground show; a hexagon points to the shorter sides',
    choices: CARD_SHAPES,
    default: 'rectangle',
    products: SHAPED,
  },
  registration: {
    kind: 'boolean',
    description:
      'print registration marks, which show how well fronts and backs line up; for a plotter, its own are printed instead',
    default: false,
    products: SHEETS,
  },
  color_bar: {
    kind: 'boolean',
    description: 'print a colour bar for comparing colours',
    default: false,
    products: SHEETS,
  },
  card_labels: {
    kind: 'boolean',
    description: 'print the number and title of each card below its trim, and keep at least 3 mm free there',
    default: false,
    products: SHEETS,
  },
  duplex: {
    kind: 'choice',
    description: 'the edge over which the printer flips the paper',
    choices: DUPLEX_MODES,
    default: 'long-edge',
    products: SHEETS,
  },
  backs: {
    kind: 'choice',
    description: 'where the backs go',
    choices: BACK_ORDERS,
    default: 'interleaved',
    products: SHEETS,
  },
  gutter_fold: {
    kind: 'choice',
    description: 'put fronts and backs on the same side of the paper, to fold and glue',
    choices: FOLDS,
    default: 'none',
    bare: 'auto',
    products: SHEETS,
  },
  gutter: {
    kind: 'length',
    description: 'distance between the fronts and backs of a folded sheet',
    unit: 'mm',
    min: 0,
    max: 1000,
    default: 6,
    products: SHEETS,
  },
  calibration: {
    kind: 'calibration',
    description: 'move the backs right and down, in mm, and scale them',
    products: SHEETS,
  },
  footer: {
    kind: 'boolean',
    description: 'print a footer with the title and the number of the sheet',
    off: 'omit the footer with the title and the number of the sheet',
    default: true,
    products: SHEETS,
  },
} as const satisfies Readonly<Record<string, ExportOption>>;

/** Options that place the cards, which lie where the stock has its cells if the paper is precut. */
export const PLACING_OPTIONS = [
  'orientation',
  'turn',
  'columns',
  'rows',
  'gap',
  'margin',
  'gutter_fold',
  'gutter',
] as const satisfies readonly (keyof typeof SHEET_OPTIONS)[];

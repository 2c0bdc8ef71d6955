import {
  type Catalogue,
  type Deck,
  type DeckPlan,
  faceGeometry,
  faceInput,
  type FaceInput,
  type FaceSide,
  planDeck,
  type PlannedCard,
} from '@cardwright/renderer';
import {
  type BleedRepair,
  cardName,
  type CardShape,
  copiesInOrder,
  EXPORT_OPTIONS,
  type ExportOptions,
  marksWithoutRoom,
  planSheets,
  type Mark,
  type SheetCard,
  sheetFurniture,
  sheetGrid,
  sheetOptionsOf,
  type SheetGrid,
  type SheetLine,
  type SheetOptions,
  type SheetSide,
} from '@cardwright/renderer/imposition';
import type { ExportChoices, Paper } from '../api/exports.js';
import { withKnownDesigns } from '../rendering/withKnownDesigns.js';
import { shownText } from '../deck/document/texts.js';
import { optionsOf, presetOf, type ExportSettings } from './settings.js';

/** A side of a sheet as it will be printed. */
export interface PreviewSide extends SheetSide {
  readonly marks: readonly Mark[];
  /** The labels of cards and the footer. */
  readonly lines: readonly SheetLine[];
}

export interface PreviewSheets {
  readonly grid: SheetGrid;
  readonly sides: readonly PreviewSide[];
  readonly count: number;
  /** What is wanted on the sheets and has no room there, with the fix. */
  readonly lost?: readonly string[];
  /** What is cut out of each place; absent for rectangles. */
  readonly shape?: CardShape | undefined;
}

export interface Preview {
  /** Faces, indexed by the sides' drawing numbers. */
  readonly faces: readonly FaceInput[];
  /** Cards that have these two faces, front then back. */
  readonly planned: readonly PlannedCard[];
  /** Printed cards, including copies. */
  readonly cardCount: number;
  readonly trimMm: { readonly width: number; readonly height: number };
  readonly bleedMm: number;
  /** For single cards: whether the vendor's file holds them turned by a quarter. */
  readonly isTurned: boolean;
  readonly repairBleed: BleedRepair;
  /** For single cards: which faces are exported. */
  readonly printedSides: readonly FaceSide[];
  /** Sheets only. */
  readonly sheets?: PreviewSheets;
}

interface Subject {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly isSelected: (card: PlannedCard) => boolean;
}

/** The sheets that the settings produce, laid out by the printing code. @throws CardwrightError `sheet.too_small`, `sheet.option` */
export function planPreview(subject: Subject, choices: ExportChoices, settings: ExportSettings): Preview {
  const language = settings.languages[0] ?? subject.deck.default_language;
  const keep = settings.from === 'all' ? (): boolean => true : subject.isSelected;
  const plan = planDeck(withKnownDesigns(subject.deck, subject.catalogue), subject.catalogue, {
    languages: [language],
    keep,
  });
  const size = choices.sizes.find(({ slug }) => slug === settings.size);
  const trimMm = { width: size?.width_mm ?? 63.5, height: size?.height_mm ?? 88.9 };
  const options = optionsOf(choices, settings);
  const preset = presetOf(choices, settings);
  const { bleed: bleedMm = preset.bleed_mm, side = EXPORT_OPTIONS.side.default } = options;
  const { cards, faces } = drawings(plan, trimMm, bleedMm, options);
  const { repair_bleed: repairBleed = EXPORT_OPTIONS.repair_bleed.default } = options;
  const printedSides = (['front', 'back'] as const).filter((each) => side === 'both' || side === each);
  const isTurned = preset.turned_sizes?.includes(settings.size) === true;
  const printed = { planned: plan.cards, cardCount: cards.length, printedSides };
  const preview = { faces, ...printed, trimMm, bleedMm, isTurned, repairBleed };
  if (preset.product !== 'pdf-sheets' || cards.length === 0) return preview;
  const sheetOptions = { ...sheetOptionsOf(options), sheet: paperOf(choices, options) };
  const grid = sheetGrid(trimMm, bleedMm, sheetOptions);
  const { duplex = EXPORT_OPTIONS.duplex.default, backs = EXPORT_OPTIONS.backs.default } = options;
  const count = Math.ceil(cards.length / grid.cells.length);
  const { text: title } = shownText(subject.deck, subject.deck, 'title', language);
  const nameOf = (card: number): string => cards[card]?.name ?? '';
  const texts = { title: options.footer === false ? (false as const) : title, sheets: count, nameOf };
  const sides = planSheets(cards, grid, { duplex, backs: backs === 'separate' ? 'collected' : backs }).map((side) => {
    const { fixed, registration, lines } = sheetFurniture(side, grid, sheetOptions, texts);
    return { ...side, marks: [...fixed, ...registration], lines };
  });
  const lost = marksWithoutRoom(grid, sheetOptions, cards.length).map(({ message, fix }) => `${message} ${fix}`);
  return { ...preview, sheets: { grid, sides, count, lost, shape: sheetOptions.shape } };
}

/** Every printed card as the numbers of its two faces; the scene source draws shared faces once. */
function drawings(plan: DeckPlan, trim: Preview['trimMm'], bleedMm: number, options: ExportOptions) {
  const { copies: withCopies = true, collate = EXPORT_OPTIONS.collate.default } = options;
  const geometry = faceGeometry({ widthMm: trim.width, heightMm: trim.height }, bleedMm);
  const faces: FaceInput[] = [];
  const pairs = plan.cards.map((card) => {
    const front = faces.push(faceInput(plan, card, 'front', geometry)) - 1;
    const back = faces.push(faceInput(plan, card, 'back', geometry)) - 1;
    return { front, back, copies: withCopies ? card.copies : 1, name: cardName(card) };
  });
  const cards: readonly SheetCard[] = [...copiesInOrder(pairs, collate)];
  return { cards, faces };
}

function paperOf({ papers }: ExportChoices, { paper: slug }: ExportOptions): SheetOptions['sheet'] {
  const paper = papers.find((each) => each.slug === slug) ?? papers[0];
  if (paper === undefined) throw new Error('The server has no papers.');
  return toSheet(paper);
}

function toSheet({ slug, name, width_mm: widthMm, height_mm: heightMm, cells }: Paper): SheetOptions['sheet'] {
  if (cells === null) return { slug, name, widthMm, heightMm };
  const { columns, rows } = cells;
  const places = {
    columns,
    rows,
    leftMm: cells.left_mm,
    topMm: cells.top_mm,
    widthMm: cells.width_mm,
    heightMm: cells.height_mm,
    gapXMm: cells.gap_x_mm,
    gapYMm: cells.gap_y_mm,
  };
  return { slug, name, widthMm, heightMm, cells: places };
}

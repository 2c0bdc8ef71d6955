import { readFileSync } from 'node:fs';
import {
  findSheet,
  parseSheet,
  presetSheetOptions,
  type BackOrder,
  type CutMarks,
  type DuplexMode,
  type Fold,
  type Orientation,
  type Preset,
  type PrinterCalibration,
  type SheetDefinition,
  type SheetOptions,
} from '@cardwright/renderer/export';
import { UnreachableError, UsageError } from '../exitCode.js';
import { asUsage, readLength } from '../faces/resolveSize.js';

/** Options of `export` that only sheets have, as the command line gives them. */
export interface SheetFlags {
  readonly paper?: string;
  readonly orientation?: Orientation;
  readonly columns?: number;
  readonly rows?: number;
  readonly gap?: string;
  readonly margin?: string;
  readonly marks?: CutMarks;
  readonly registration?: boolean;
  readonly colorBar?: boolean;
  readonly duplex?: DuplexMode;
  readonly backs?: BackOrder;
  readonly gutterFold?: Fold | boolean;
  readonly gutter?: string;
  readonly calibration?: string;
  readonly footer: boolean;
}

/** Options that only mean something on sheets; named in the message when they stand elsewhere. */
const SHEET_ONLY = [
  'paper',
  'orientation',
  'columns',
  'rows',
  'gap',
  'margin',
  'marks',
  'registration',
  'colorBar',
  'duplex',
  'backs',
  'gutterFold',
  'gutter',
  'calibration',
] as const satisfies readonly (keyof SheetFlags)[];

/** @throws UsageError when an option for sheets is given for another product */
export function assertNoSheetOptions(flags: SheetFlags, { name }: Preset): void {
  const given = SHEET_ONLY.find((option) => flags[option] !== undefined);
  if (given === undefined) return;
  const option = given.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  throw new UsageError(`--${option} is for sheets; ${name} has none. Use --preset pdf-sheets or home-a4.`);
}

/** A preset's sheets with what the options change of them. @throws UsageError */
export function readSheetOptions(flags: SheetFlags, preset: Preset): SheetOptions {
  const own = presetSheetOptions(preset) ?? { sheet: findSheet('a4') };
  const { paper, orientation, columns, rows, marks, registration, colorBar, duplex, backs, gap, margin, gutter } =
    flags;
  const fold = flags.gutterFold === true ? 'auto' : flags.gutterFold === false ? undefined : flags.gutterFold;
  return {
    ...own,
    ...(paper !== undefined && { sheet: readPaper(paper) }),
    ...(orientation !== undefined && { orientation }),
    ...(columns !== undefined && { columns }),
    ...(rows !== undefined && { rows }),
    ...(marks !== undefined && { marks }),
    ...(registration !== undefined && { registration }),
    ...(colorBar !== undefined && { colorBar }),
    ...(duplex !== undefined && { duplex }),
    ...(backs !== undefined && { backs }),
    ...(fold !== undefined && { fold }),
    ...(gap !== undefined && { gapMm: readLength(gap, '--gap') }),
    ...(margin !== undefined && { marginMm: readLength(margin, '--margin') }),
    ...(gutter !== undefined && { gutterMm: readLength(gutter, '--gutter') }),
    ...(flags.calibration !== undefined && { calibration: readCalibration(flags.calibration) }),
  };
}

/** A paper's name, measures such as 320x450mm, or a JSON file that defines stock with its places. */
export function readPaper(paper: string): SheetDefinition {
  if (/\.json$/i.test(paper)) return asUsage('--paper', () => parseSheet(readJson(paper, '--paper')));
  const [, width, unit, height, last] = /^([\d.]+)(mm|cm|in)?\s*[x×]\s*([\d.]+)(mm|cm|in)$/i.exec(paper.trim()) ?? [];
  if (width === undefined || height === undefined || last === undefined)
    return asUsage('--paper', () => findSheet(paper));
  const widthMm = readLength(`${width}${unit ?? last}`, '--paper');
  const heightMm = readLength(`${height}${last}`, '--paper');
  return asUsage('--paper', () => parseSheet({ slug: paper, name: paper, widthMm, heightMm }));
}

const CALIBRATION = /^([+-]?[\d.]+)(?:mm)?\s*,\s*([+-]?[\d.]+)(?:mm)?(?:\s*,\s*([\d.]+)(%)?)?$/;

/** `0.5,-0.3` or `0.5,-0.3,1.002`: backs to the right and down in mm, and their scale; or a JSON file with xMm, yMm, scale. */
export function readCalibration(text: string): PrinterCalibration {
  const match = CALIBRATION.exec(text.trim());
  if (match !== null) {
    const scale = match[3] === undefined ? 1 : Number(match[3]) / (match[4] === undefined ? 1 : 100);
    return checked({ xMm: Number(match[1]), yMm: Number(match[2]), scale }, text);
  }
  if (!/\.json$/i.test(text))
    throw new UsageError(
      `--calibration: "${text}" is not understood; write right,down[,scale] in mm, such as 0.5,-0.3,1.002, or the path of a JSON file with xMm, yMm and scale.`,
    );
  const value = readJson(text, '--calibration');
  const {
    xMm = 0,
    yMm = 0,
    scale = 1,
  } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return checked({ xMm: Number(xMm), yMm: Number(yMm), scale: Number(scale) }, text);
}

/** A misplaced decimal point would move backs off their cards without a word. */
function checked({ xMm, yMm, scale }: Required<PrinterCalibration>, text: string): PrinterCalibration {
  if (Math.abs(xMm) <= 20 && Math.abs(yMm) <= 20 && scale >= 0.9 && scale <= 1.1) return { xMm, yMm, scale };
  throw new UsageError(
    `--calibration: ${text} is beyond what printers do: at most 20 mm to any side, and a scale from 0.9 to 1.1.`,
  );
}

function readJson(path: string, option: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new UnreachableError(`${option}: ${path} cannot be read.`, { cause });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${option}: ${path} is not JSON: ${cause instanceof Error ? cause.message : ''}`);
  }
}

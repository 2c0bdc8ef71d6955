import { type Calibration, exportOptionsSchema } from '@cardwright/renderer/imposition';

/** A printer's calibration, by the name that somebody gave it. */
export interface Printer {
  readonly name: string;
  readonly calibration: Calibration;
}

const KEY = 'cardwright-printers';
const VALUES = ['x_mm', 'y_mm', 'scale', 'orientation', 'duplex'] as const satisfies readonly (keyof Calibration)[];

/** The printers of this browser: printers belong to a place, not to a member. Damaged entries are left out. */
export function storedPrinters(): readonly Printer[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.flatMap(readPrinter) : [];
  } catch {
    return [];
  }
}

function readPrinter(entry: unknown): Printer[] {
  if (typeof entry !== 'object' || entry === null || !('name' in entry) || typeof entry.name !== 'string') return [];
  const given = 'calibration' in entry ? entry.calibration : undefined;
  const { calibration } = exportOptionsSchema.safeParse({ calibration: given }).data ?? {};
  return calibration === undefined ? [] : [{ name: entry.name, calibration }];
}

/** Stores a printer; one of the same name is replaced. @returns all printers */
export function storePrinter(printer: Printer): readonly Printer[] {
  return keep([...storedPrinters().filter(({ name }) => name !== printer.name), printer]);
}

/** @returns the other printers */
export function forgetPrinter(name: string): readonly Printer[] {
  return keep(storedPrinters().filter((printer) => printer.name !== name));
}

function keep(printers: readonly Printer[]): readonly Printer[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(printers));
  } catch {
    // Full or forbidden storage: the printer is known until the page is left.
  }
  return printers;
}

/** The printer that has these values, if any. */
export function printerOf(printers: readonly Printer[], calibration: Calibration | undefined): Printer | undefined {
  return printers.find(({ calibration: own }) => VALUES.every((value) => own[value] === calibration?.[value]));
}

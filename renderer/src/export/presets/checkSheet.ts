import { sheetGrid } from '../../imposition/sheetGrid.js';
import type { SheetOptions } from '../../imposition/types.js';
import type { ProblemList } from '../../schema/reading/problemList.js';
import { findCardSize } from '../../imposition/options/findCardSize.js';
import { faultOf, passes } from './faultOf.js';
import { presetSheetOptions } from './presets.js';
import type { Preset } from './schema.js';
import { parseSheet } from './sheets.js';

/** The keys of a preset's sheet that place the cards. */
const PLACING = ['orientation', 'turn', 'columns', 'rows', 'gapMm', 'marginMm', 'fold', 'gutterMm'] as const;

/** What most decks have. A deck may have smaller cards, so that a sheet that does not hold it is not an error. */
const USUAL_SIZE = 'poker-euro';

/** The sheet must exist and hold a card of the preferred size, and of one of the sizes at least. */
export function checkSheet(preset: Preset, problems: ProblemList): void {
  const { sheet, preferredSize } = preset;
  if (sheet === undefined) return;
  const definition = sheet.sheet;
  const exists = passes(['sheet', 'sheet'], problems, () => {
    if (typeof definition !== 'string') parseSheet(definition);
    presetSheetOptions(preset);
  });
  const options = exists ? presetSheetOptions(preset) : undefined;
  if (options === undefined) return;
  checkEffect(options, problems);
  if (preferredSize !== undefined && !problems.hasErrorAt(['preferredSize']))
    passes(['sheet'], problems, () => hold(preset, preferredSize, options));
  checkSizesFit(preset, options, problems);
  if (preset.sizes === undefined && preferredSize === undefined) {
    const fault = faultOf(() => hold(preset, USUAL_SIZE, options));
    if (fault) problems.warn(['sheet'], fault);
  }
}

/** A size that the sheet does not hold is a mistake; if it holds none, nothing can be exported. */
function checkSizesFit(preset: Preset, options: SheetOptions, problems: ProblemList): void {
  const { sizes = [], preferredSize } = preset;
  const known = sizes.flatMap(({ size }, index) =>
    size === preferredSize || problems.hasErrorAt(['sizes', index, 'size']) ? [] : [{ size, index }],
  );
  const faults = known.map(({ size, index }) => ({ index, fault: faultOf(() => hold(preset, size, options)) }));
  const holdsNone = preferredSize === undefined && faults.every(({ fault }) => fault !== undefined);
  for (const { index, fault } of faults)
    if (fault) problems[holdsNone ? 'error' : 'warn'](['sizes', index, 'size'], fault);
}

function hold({ bleedMm }: Preset, size: string, options: SheetOptions): void {
  const { widthMm: width, heightMm: height } = findCardSize(size);
  sheetGrid({ width, height }, bleedMm, options);
}

/** What has no effect is kept: an export can add the missing part. */
function checkEffect(options: SheetOptions, problems: ProblemList): void {
  const { sheet, plotter = 'none', marks = 'ticks', shape = 'rectangle', cornerRadiusMm = 0 } = options;
  const warn = (key: keyof SheetOptions, message: string, fix: string): void =>
    problems.warn(['sheet', key], { code: 'preset.no_effect', message: `It has no effect: ${message}.`, fix });
  for (const key of sheet.cells ? PLACING : [])
    if (options[key] !== undefined)
      warn(key, `${sheet.name} is precut, so its cells place the cards`, `Remove "${key}", or choose other paper.`);
  if (cornerRadiusMm > 0 && plotter === 'none')
    warn('cornerRadiusMm', 'only a cutting plotter rounds corners', 'Add "plotter", or remove it.');
  if (shape !== 'rectangle' && plotter === 'none' && marks !== 'guides')
    warn('shape', 'only a cutting plotter and guides follow it', 'Add "plotter", or write "marks": "guides".');
}

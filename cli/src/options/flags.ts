import type { Option as TableOption } from '@cardwright/renderer/export-options';
import { Option } from 'commander';
import { wholeNumber } from '../describeCommand.js';

/** Options of a command, by their names in the table. */
export type OptionTable = Readonly<Record<string, TableOption>>;

const SHORT: Readonly<Record<string, string>> = { format: '-f, ' };

/** What a terminal can give beyond the table: files, and texts that only people write. */
const HINTS: Readonly<Record<string, string>> = {
  size: '; `cardwright sizes` lists them',
  paper: '; or a JSON file that defines stock; `cardwright presets` lists them',
  calibration: ', such as 0.5,-0.3,1.002; or a JSON file with xMm, yMm and scale',
};

/** The flag of an option: `--color-bar` for `color_bar`, `--no-copies` for what is usually on. */
export function optionFlag(name: string, option: TableOption): Option {
  const long = name.replaceAll('_', '-');
  const text = option.kind === 'boolean' ? (option.off ?? option.description) : option.description;
  const about = `${text}${HINTS[name] ?? hintOf(option)}${usual(option)}`;
  switch (option.kind) {
    case 'boolean':
      return new Option(option.default ? `--no-${long}` : `--${long}`, about);
    case 'choice': {
      const value = option.bare === undefined ? '<choice>' : '[choice]';
      return new Option(`${SHORT[name] ?? ''}--${long} ${value}`, about).choices([...option.choices]);
    }
    case 'number':
      return new Option(`--${long} <number>`, about).argParser(wholeNumber(option.min, option.max));
    case 'length':
      return new Option(`--${long} <length>`, about);
    case 'text':
      return new Option(`--${long} <${name === 'name' ? 'pattern' : name}>`, about);
    case 'calibration':
      return new Option(`--${long} <values>`, about);
  }
}

function hintOf(option: TableOption): string {
  if (option.kind === 'length') return ', such as 3mm or 1/8in';
  if (option.kind === 'number') return `, ${option.min} to ${option.max}`;
  return option.kind === 'choice' && option.bare !== undefined ? `; ${option.bare} when no choice follows` : '';
}

/** Commander is not told the default: what was not given must stay out, so that a preset can say something else. */
function usual(option: TableOption): string {
  if (option.otherwise !== undefined) return ` (default: ${option.otherwise})`;
  if (option.kind === 'boolean' || option.kind === 'calibration' || option.default === undefined) return '';
  return ` (default: ${option.default}${option.kind === 'length' ? 'mm' : ''})`;
}

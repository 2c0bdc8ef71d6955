import type { Option as TableOption } from '@cardwright/renderer/export-options';
import { Option } from 'commander';
import { wholeNumber } from '../describeCommand.js';

/** A command's options by name. */
export type OptionTable = Readonly<Record<string, TableOption>>;

const SHORT: Readonly<Record<string, string>> = { format: '-f, ' };

/** Values that only the command line accepts: files and texts for people. */
const HINTS: Readonly<Record<string, string>> = {
  size: '; `cardwright sizes` lists them',
  paper: '; or a JSON file that defines stock; `cardwright presets` lists them',
  calibration: ', such as 0.5,-0.3,1.002; or a JSON file with xMm, yMm and scale',
};

/** The flag of an option: `--color-bar` for `color_bar`, `--no-copies` for an option that is on by default. */
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
  return option.kind === 'choice' && option.bare !== undefined ? `; ${option.bare} without a value` : '';
}

/** Commander does not get the default: omitted options must stay undefined, so that a preset can set them. */
function usual(option: TableOption): string {
  if (option.otherwise !== undefined) return ` (default: ${option.otherwise})`;
  if (option.kind === 'boolean' || option.kind === 'calibration' || option.default === undefined) return '';
  return ` (default: ${option.default}${option.kind === 'length' ? 'mm' : ''})`;
}

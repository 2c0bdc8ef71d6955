import { usageError } from '../options/asUsage.js';
import { isCardwrightError } from '../reportFailure.js';

type Flag = 'encoding' | 'sheet' | 'template' | 'backTemplate' | 'colorScheme';
type Flags = Readonly<Partial<Record<Flag, string>>>;

const NAMES: Readonly<Record<Flag, string>> = {
  encoding: '--encoding',
  sheet: '--sheet',
  template: '--template',
  backTemplate: '--back-template',
  colorScheme: '--color-scheme',
};

/** The flags whose values are refused with these codes, or at these places of a deck. */
const BY_CODE: Readonly<Record<string, Flag>> = { 'table.encoding_unknown': 'encoding', 'table.no_sheet': 'sheet' };
const BY_PATH: Readonly<Record<string, Flag>> = {
  'templates.front': 'template',
  'templates.back': 'backTemplate',
  color_scheme: 'colorScheme',
};

/** Runs `work`, and names the flag whose value it refuses. @throws UsageError */
export async function asFlagFault<T>(flags: Flags, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isCardwrightError(error)) throw error;
    for (const problem of [error, ...error.problems]) {
      const flag = BY_CODE[problem.code] ?? BY_PATH[problem.path];
      if (flag !== undefined && flags[flag] !== undefined) throw usageError(NAMES[flag], problem.message, problem.fix);
    }
    throw error;
  }
}

import { CARD_SIZES } from '@cardwright/renderer/export';
import type { CommandContext } from '../commandContext.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { formatTable } from './formatTable.js';

/** `cardwright sizes` */
export function runSizes({ output }: CommandContext): Promise<ExitCode> {
  const rows = CARD_SIZES.map(({ slug, widthMm, heightMm, inches, aliases, name }) => [
    slug,
    `${widthMm} × ${heightMm}`,
    inches.join(' × '),
    aliases.join(' '),
    name,
  ]);
  output.result({ sizes: CARD_SIZES }, formatTable(['size', 'mm', 'in', 'also', 'name'], rows, output.width));
  return Promise.resolve(EXIT.done);
}

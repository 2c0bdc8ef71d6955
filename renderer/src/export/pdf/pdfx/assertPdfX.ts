import { CardwrightError } from '../../../errors.js';
import { checkPdfX } from './checking/checkPdfX.js';
import type { PressPlan } from './PressPlan.js';
import { STANDARDS } from './standards.js';

/** @throws CardwrightError `pdf.standard` with every clause that the file breaks */
export async function assertPdfX(bytes: Uint8Array, { standard, inkLimit }: PressPlan): Promise<void> {
  const { name, allowsRgb } = STANDARDS[standard];
  const broken = await checkPdfX(bytes, standard, allowsRgb ? undefined : inkLimit);
  if (broken.length === 0) return;
  const reasons = broken.flatMap(({ problems }) => problems).slice(0, 5);
  throw new CardwrightError('pdf.standard', `The file would break the rules of ${name}: ${reasons.join('; ')}.`, {
    path: 'options.pdf_standard',
    fix: 'Choose another standard, and report this to the makers of Cardwright.',
  });
}

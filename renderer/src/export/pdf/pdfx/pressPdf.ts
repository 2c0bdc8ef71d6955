import { CardwrightError } from '../../../errors.js';
import type { BrowserPool } from '../../browser/BrowserPool.js';
import { paintPdf } from '../direct/paintPdf.js';
import type { PdfFace, PdfOptions } from '../types.js';
import { checkPdfX } from './checking/checkPdfX.js';
import { FaceFlattener } from './flattening/FaceFlattener.js';
import { pressPolicy } from './pressPolicy.js';
import type { PressPlan } from './PressPlan.js';
import { STANDARDS } from './standards.js';

/**
 * Paints the faces as pages of a PDF/X file, flattened for PDF/X-1a, and checks the structure of the result before anybody gets it.
 * @throws CardwrightError `pdf.standard` if the file breaks a clause, and the errors of `paintPdf`
 */
export async function pressPdf(
  faces: Iterable<PdfFace> | AsyncIterable<PdfFace>,
  options: PdfOptions,
  plan: PressPlan,
  pool: BrowserPool,
): Promise<Uint8Array> {
  const press = await pressPolicy(plan, options.metadata?.title ?? '');
  const pieces: Uint8Array[] = [];
  const flattener = STANDARDS[plan.standard].allowsTransparency ? undefined : new FaceFlattener(options, pool);
  const painted = { ...options, policy: press.policy, ...(flattener && { pictures: flattener }) };
  try {
    for await (const piece of paintPdf(flattener?.flatten(faces) ?? faces, painted, pool.fonts)) pieces.push(piece);
  } finally {
    press.free();
  }
  const bytes = Buffer.concat(pieces);
  await assertPdfX(bytes, plan);
  return bytes;
}

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

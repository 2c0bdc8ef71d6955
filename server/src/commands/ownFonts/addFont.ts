import { createHash } from 'node:crypto';
import type { SentFile } from '../../bodies/packedBodies.js';
import type { MemberCaller } from '../../caller.js';
import { HttpProblem, invalid } from '../../errors.js';
import { inTransaction } from '../../queries/executor.js';
import { lockMember } from '../../queries/members.js';
import { insertOwnFont, listOwnFonts, readOwnFont, type OwnFontRow } from '../../queries/ownFonts.js';
import type { Services } from '../../services.js';
import { FONT_QUOTA_BYTES, MOST_FONT_BYTES } from './limits.js';

/**
 * Stores a font for its owner's designs, unpacked. A font that the member already has is returned as it is.
 * @throws HttpProblem `too-large`, `unsupported-type` for a damaged file, 422 for a font that must not be embedded, 409
 * if the member's fonts would need too much space
 */
export async function addFont(
  { database, decoder, clock }: Pick<Services, 'database' | 'decoder' | 'clock'>,
  caller: MemberCaller,
  { name, bytes: packed }: SentFile,
): Promise<OwnFontRow> {
  if (packed.byteLength > MOST_FONT_BYTES) throw tooLarge();
  const { bytes, font } = await decoder.readFont(packed);
  if (bytes.byteLength > MOST_FONT_BYTES) throw tooLarge();
  if (font.restriction !== undefined) throw notEmbeddable(font.family, font.restriction);
  const digest = createHash('sha256').update(bytes).digest('hex');
  return inTransaction(database, async (trx) => {
    // Uploads of one member at the same time count against the same quota.
    await lockMember(trx, caller.id);
    const present = await listOwnFonts(trx, caller.id);
    const same = present.find((row) => row.digest === digest);
    if (same !== undefined) return same;
    const used = present.reduce((sum, { size }) => sum + size, 0);
    if (used + bytes.byteLength > FONT_QUOTA_BYTES)
      throw new HttpProblem('conflict', 'Your fonts would need more than 60 MB. Delete a font that you no longer use.');
    const id = await insertOwnFont(trx, { user_id: caller.id, name, digest, font, bytes }, clock());
    const made = await readOwnFont(trx, id);
    if (made === undefined) throw new Error('A new font cannot be read back.');
    return made;
  });
}

function tooLarge(): HttpProblem {
  return new HttpProblem('too-large', 'The font is larger than 10 MB. Upload a version with fewer characters.');
}

function notEmbeddable(family: string, restriction: string): HttpProblem {
  return invalid([
    {
      path: 'data',
      message: `The font ${family} cannot be used: ${restriction} (OS/2 fsType), and a PDF of your cards would embed it.`,
      fix: 'Ask its maker for a licence and a file that may be embedded, or use another font.',
    },
  ]);
}

import { ownFaces, readFaceId } from '@cardwright/renderer';
import { notFound } from '../../errors.js';
import { readFontBytes, type OwnFontRow } from '../../queries/ownFonts.js';
import type { Services } from '../../services.js';

/**
 * The bytes of a font, or of one face of a variable one with the values that the face's id names.
 * @throws HttpProblem 404 for a face of another font
 */
export async function readFontFace(
  { database, decoder }: Pick<Services, 'database' | 'decoder'>,
  { id, digest, font }: OwnFontRow,
  faceId: string | undefined,
): Promise<Uint8Array> {
  const bytes = (await readFontBytes(database.knex, [id])).get(id);
  if (bytes === undefined) throw notFound('Font');
  if (faceId === undefined) return bytes;
  const { base, axes } = readFaceId(faceId);
  const face = ownFaces(font, { digest, file: id }).find((each) => each.id === base);
  if (face === undefined) throw notFound('Font');
  if (face.pinned === undefined) return bytes;
  return decoder.instantiateFont(bytes, { ...face.pinned, ...axes });
}

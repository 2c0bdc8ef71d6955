import { ownFaces, ownFamilySlug } from '@cardwright/renderer';
import type { OwnFont } from '../contract/ownFonts.js';
import type { OwnIcon } from '../contract/ownIcons.js';
import type { OwnFontRow } from '../queries/ownFonts.js';
import type { OwnIconRow } from '../queries/ownIcons.js';
import { withTimes } from './times.js';

/** A member's font in the API's format. */
export function presentOwnFont({ id, name, digest, size, font, created_at, updated_at }: OwnFontRow): OwnFont {
  const { family, weight, italic } = font;
  const slug = ownFamilySlug(family);
  const faces = [...ownFaces(font, { digest, file: id })];
  const [least, most] = faces[0]?.axes?.wght ?? [];
  const weights: OwnFont['weights'] =
    least === undefined || most === undefined ? null : [Math.ceil(least), Math.floor(most)];
  return withTimes({ id, name, family, slug, weight, italic, weights, size, faces, created_at, updated_at });
}

/** A member's icon in the API's format. */
export function presentOwnIcon({ user_id: _owner, ...icon }: OwnIconRow): OwnIcon {
  return withTimes(icon);
}

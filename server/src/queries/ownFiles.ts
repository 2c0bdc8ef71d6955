import { fontsNamedIn, ownFaces, ownFamilySlug, type OwnFonts } from '@cardwright/renderer';
import { ownFontsOf } from '@cardwright/renderer/production';
import type { Executor } from './executor.js';
import { listOwnFonts, readFontBytes, type OwnFontRow } from './ownFonts.js';
import { readIconLibrary } from './ownIcons.js';
import { queryRows } from './rows.js';

/** What the owner of a deck has uploaded for its designs, ready for the renderer. */
export interface OwnFiles {
  readonly fonts?: OwnFonts;
  readonly icons: Readonly<Record<string, string>>;
}

/** The ids of a member's fonts that templates ask for. */
export async function fontIdsFor(
  executor: Executor,
  userId: string | null,
  templates: readonly unknown[],
): Promise<readonly string[]> {
  if (userId === null) return [];
  const named = fontsNamedIn(templates);
  if (named.size === 0) return [];
  const fonts = await listOwnFonts(executor, userId);
  return fonts.filter(({ font }) => named.has(ownFamilySlug(font.family))).map(({ id }) => id);
}

/** Fonts by id, with their bytes; those that have been deleted are left out. */
export async function loadFonts(executor: Executor, ids: readonly string[]): Promise<OwnFonts | undefined> {
  if (ids.length === 0) return undefined;
  const rows = await queryRows<Pick<OwnFontRow, 'id' | 'digest' | 'font'>>(
    executor,
    'select id, digest, font from app.own_fonts where id = any(?::uuid[]) order by created_at, id',
    [[...ids]],
  );
  const faces = rows.flatMap(({ id, digest, font }) => ownFaces(font, { digest, file: id }));
  return ownFontsOf(faces, await readFontBytes(executor, ids));
}

/** What a template shows of its owner's own; undefined for owners who have uploaded nothing that it may need. */
export async function readOwnFiles(
  executor: Executor,
  userId: string | null,
  template: unknown,
): Promise<OwnFiles | undefined> {
  const fonts = await loadFonts(executor, await fontIdsFor(executor, userId, [template]));
  const icons = await readIconLibrary(executor, userId);
  if (fonts === undefined && Object.keys(icons).length === 0) return undefined;
  return { icons, ...(fonts && { fonts }) };
}

import { ANSWERED, defineRoute, type Route } from '../../api/defineRoute.js';
import { BODY_READERS } from '../../bodies/bodyReaders.js';
import type { Caller } from '../../caller.js';
import { addFont } from '../../commands/ownFonts/addFont.js';
import { FONT_QUOTA_BYTES } from '../../commands/ownFonts/limits.js';
import { readFontFace } from '../../commands/ownFonts/readFontFace.js';
import { removeFont, usageOf } from '../../commands/ownFonts/removeFont.js';
import { ownFontCalls } from '../../contract/ownFonts.js';
import { notFound } from '../../errors.js';
import { INERT } from '../../images/inert.js';
import { canUseOwn } from '../../policies/ownFonts.js';
import { presentOwnFont } from '../../presenters/ownFonts.js';
import { listOwnFonts, readOwnFont, renameOwnFont, type OwnFontRow } from '../../queries/ownFonts.js';
import type { Services } from '../../services.js';
import { ownIconRoutes } from './iconRoutes.js';

/** Base64 takes a third more. */
const UPLOAD_LIMITS = { bytes: 15_000_000, values: 100 };

/** Reads the caller's font. @throws HttpProblem 404 */
async function requireFont({ database }: Services, caller: Caller, id: string): Promise<OwnFontRow> {
  const font = await readOwnFont(database.knex, id);
  if (font === undefined || !canUseOwn(caller, font)) throw notFound('Font');
  return font;
}

const list = defineRoute(ownFontCalls.listOwnFonts, {
  access: 'member',
  async handle({ caller, services: { database } }) {
    const fonts = await listOwnFonts(database.knex, caller.id);
    const used = fonts.reduce((sum, { size }) => sum + size, 0);
    return { fonts: fonts.map(presentOwnFont), quota: { used, limit: FONT_QUOTA_BYTES } };
  },
});

const upload = defineRoute(ownFontCalls.uploadOwnFont, {
  access: 'member',
  bodyLimits: UPLOAD_LIMITS,
  readBody: BODY_READERS.sentFont,
  async handle({ caller, body, services }) {
    const font = await services.limits.count('upload', caller.id, () => addFont(services, caller, body));
    return { font: presentOwnFont(font) };
  },
});

const file = defineRoute(ownFontCalls.readOwnFontFile, {
  access: 'member',
  async handle({ caller, params, query, services, koa }) {
    const bytes = await readFontFace(services, await requireFont(services, caller, params.id), query.face);
    koa.type = 'font/sfnt';
    koa.set({ 'Cache-Control': 'private, max-age=31536000, immutable', 'Content-Security-Policy': INERT });
    koa.body = Buffer.from(bytes);
    return ANSWERED;
  },
});

const checkUsage = defineRoute(ownFontCalls.checkOwnFontUsage, {
  access: 'member',
  async handle({ caller, params, services }) {
    return usageOf(services.database.knex, await requireFont(services, caller, params.id));
  },
});

const rename = defineRoute(ownFontCalls.renameOwnFont, {
  access: 'member',
  async handle({ caller, params, body, services }) {
    const font = await requireFont(services, caller, params.id);
    await renameOwnFont(services.database.knex, font.id, body.name, services.clock());
    return { font: presentOwnFont({ ...font, name: body.name, updated_at: services.clock().toISOString() }) };
  },
});

const remove = defineRoute(ownFontCalls.deleteOwnFont, {
  access: 'member',
  async handle({ caller, params, query, services }) {
    await removeFont(services, await requireFont(services, caller, params.id), query.force);
  },
});

export const ownFontRoutes: readonly Route[] = [list, upload, file, checkUsage, rename, remove, ...ownIconRoutes];

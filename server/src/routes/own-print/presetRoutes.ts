import { defineRoute, type Route } from '../../api/defineRoute.js';
import type { Caller } from '../../caller.js';
import { addPreset, renamePreset, restorePreset } from '../../commands/ownPrint/savePreset.js';
import { ownPresetCalls } from '../../contract/ownPresets.js';
import { notFound } from '../../errors.js';
import { canUseOwn } from '../../policies/ownFonts.js';
import { presentOwnPreset } from '../../presenters/ownPrint.js';
import { listOwnPresets, markPresetDeleted, readOwnPreset, type OwnPresetRow } from '../../queries/ownPresets.js';
import type { Services } from '../../services.js';

const BODY_LIMITS = { bytes: 200_000, values: 5_000 };

/** Reads the caller's preset, also a deleted one. @throws HttpProblem 404 */
async function requireAny({ database }: Services, caller: Caller, id: string): Promise<OwnPresetRow> {
  const row = await readOwnPreset(database.knex, id);
  if (row === undefined || !canUseOwn(caller, row)) throw notFound('Preset');
  return row;
}

/** Reads the caller's preset. @throws HttpProblem 404 */
async function requirePreset(services: Services, caller: Caller, id: string): Promise<OwnPresetRow> {
  const row = await requireAny(services, caller, id);
  if (row.deleted_at !== null) throw notFound('Preset');
  return row;
}

const list = defineRoute(ownPresetCalls.listOwnPresets, {
  access: 'member',
  async handle({ caller, services: { database } }) {
    return { presets: (await listOwnPresets(database.knex, caller.id)).map(presentOwnPreset) };
  },
});

const create = defineRoute(ownPresetCalls.createOwnPreset, {
  access: 'member',
  bodyLimits: BODY_LIMITS,
  async handle({ caller, body, services }) {
    const preset = await services.limits.count('upload', caller.id, () => addPreset(services, caller, body));
    return { preset: presentOwnPreset(preset) };
  },
});

const rename = defineRoute(ownPresetCalls.renameOwnPreset, {
  access: 'member',
  async handle({ caller, params, body, services }) {
    const row = await requirePreset(services, caller, params.id);
    return { preset: presentOwnPreset(await renamePreset(services, row, body.title)) };
  },
});

const remove = defineRoute(ownPresetCalls.deleteOwnPreset, {
  access: 'member',
  async handle({ caller, params, services }) {
    const { id } = await requirePreset(services, caller, params.id);
    await markPresetDeleted(services.database.knex, id, services.clock());
  },
});

const restore = defineRoute(ownPresetCalls.restoreOwnPreset, {
  access: 'member',
  async handle({ caller, params, services }) {
    return { preset: presentOwnPreset(await restorePreset(services, await requireAny(services, caller, params.id))) };
  },
});

export const ownPresetRoutes: readonly Route[] = [list, create, rename, remove, restore];

import { defineRoute, type Route } from '../../api/defineRoute.js';
import type { Caller } from '../../caller.js';
import { addIcon, removeIcon, renameIcon } from '../../commands/ownFonts/saveIcon.js';
import { ownIconCalls } from '../../contract/ownIcons.js';
import { notFound } from '../../errors.js';
import { canUseOwn } from '../../policies/ownFonts.js';
import { presentOwnIcon } from '../../presenters/ownFonts.js';
import { listOwnIcons, readOwnIcon, type OwnIconRow } from '../../queries/ownIcons.js';
import { usageOfIcon } from '../../queries/ownUsage.js';
import type { Services } from '../../services.js';

/** Reads the caller's icon. @throws HttpProblem 404 */
async function requireIcon({ database }: Services, caller: Caller, id: string): Promise<OwnIconRow> {
  const icon = await readOwnIcon(database.knex, id);
  if (icon === undefined || !canUseOwn(caller, icon)) throw notFound('Icon');
  return icon;
}

const list = defineRoute(ownIconCalls.listOwnIcons, {
  access: 'member',
  async handle({ caller, services: { database } }) {
    return { icons: (await listOwnIcons(database.knex, caller.id)).map(presentOwnIcon) };
  },
});

const create = defineRoute(ownIconCalls.createOwnIcon, {
  access: 'member',
  async handle({ caller, body, services }) {
    const icon = await services.limits.count('upload', caller.id, () => addIcon(services, caller, body));
    return { icon: presentOwnIcon(icon) };
  },
});

const checkUsage = defineRoute(ownIconCalls.checkOwnIconUsage, {
  access: 'member',
  async handle({ caller, params, services }) {
    const { user_id, name } = await requireIcon(services, caller, params.id);
    return usageOfIcon(services.database.knex, user_id, name);
  },
});

const rename = defineRoute(ownIconCalls.renameOwnIcon, {
  access: 'member',
  async handle({ caller, params, query, body, services }) {
    const icon = await requireIcon(services, caller, params.id);
    return { icon: presentOwnIcon(await renameIcon(services, icon, { name: body.name, force: query.force })) };
  },
});

const remove = defineRoute(ownIconCalls.deleteOwnIcon, {
  access: 'member',
  async handle({ caller, params, query, services }) {
    await removeIcon(services, await requireIcon(services, caller, params.id), query.force);
  },
});

export const ownIconRoutes: readonly Route[] = [list, create, checkUsage, rename, remove];

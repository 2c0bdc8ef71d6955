import { defineRoute, type Route } from '../../api/defineRoute.js';
import { createPart, replacePart } from '../../commands/ownParts/savePart.js';
import { ownPartCalls } from '../../contract/ownParts.js';
import { notFound } from '../../errors.js';
import { canUseOwn } from '../../policies/ownFonts.js';
import { presentOwnPart } from '../../presenters/ownParts.js';
import { deleteOwnPart, listOwnParts, readOwnPart } from '../../queries/ownParts.js';

const list = defineRoute(ownPartCalls.listOwnParts, {
  access: 'member',
  async handle({ caller, services: { database } }) {
    return { parts: (await listOwnParts(database.knex, caller.id)).map(presentOwnPart) };
  },
});

const create = defineRoute(ownPartCalls.createOwnPart, {
  access: 'member',
  async handle({ caller, body, services }) {
    return { part: presentOwnPart(await createPart(services, caller, body)) };
  },
});

const update = defineRoute(ownPartCalls.updateOwnPart, {
  access: 'member',
  async handle({ caller, params, body: { name, item, version }, services }) {
    return { part: presentOwnPart(await replacePart(services, caller, { id: params.id, name, item, version })) };
  },
});

const remove = defineRoute(ownPartCalls.deleteOwnPart, {
  access: 'member',
  async handle({ caller, params, services: { database } }) {
    const part = await readOwnPart(database.knex, params.id);
    if (part === undefined || !canUseOwn(caller, part)) throw notFound('Part');
    await deleteOwnPart(database.knex, part.id);
  },
});

export const ownPartRoutes: readonly Route[] = [list, create, update, remove];

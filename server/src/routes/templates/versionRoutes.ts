import { defineRoute, type Route } from '../../api/defineRoute.js';
import type { MemberCaller } from '../../caller.js';
import { templateVersionCalls } from '../../contract/templateVersions.js';
import { notFound } from '../../errors.js';
import { canWriteTemplate } from '../../policies/templates.js';
import { presentKeptTemplateVersion, presentTemplateVersion } from '../../presenters/templateVersions.js';
import { listTemplateVersions, readTemplateVersion } from '../../queries/templateVersions.js';
import { readTemplate } from '../../queries/templates.js';
import type { Services } from '../../services.js';

/** @throws HttpProblem 404 for a template that the caller may not change */
async function requireWritable({ database }: Services, caller: MemberCaller, id: string): Promise<void> {
  const template = await readTemplate(database.knex, id);
  if (template === undefined || !canWriteTemplate(caller, template)) throw notFound('Template');
}

const list = defineRoute(templateVersionCalls.listTemplateVersions, {
  access: 'member',
  async handle({ caller, params: { id }, services }) {
    await requireWritable(services, caller, id);
    return { versions: (await listTemplateVersions(services.database.knex, id)).map(presentTemplateVersion) };
  },
});

const read = defineRoute(templateVersionCalls.readTemplateVersion, {
  access: 'member',
  async handle({ caller, params: { id, version }, services }) {
    await requireWritable(services, caller, id);
    const kept = await readTemplateVersion(services.database.knex, id, version);
    if (kept === undefined) throw notFound('Version');
    return presentKeptTemplateVersion(version, kept);
  },
});

/** The history of a template, for those who may change it. */
export const templateVersionRoutes: readonly Route[] = [list, read];

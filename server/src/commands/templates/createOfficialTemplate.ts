import type { Template } from '@cardwright/renderer';
import { HttpProblem, invalid } from '../../errors.js';
import { inTransaction } from '../../queries/executor.js';
import {
  insertTemplate,
  isOfficialSlugTaken,
  readOfficialTemplate,
  type OfficialTemplateRow,
} from '../../queries/templates.js';
import type { Services } from '../../services.js';
import { templateColumns } from './toRow.js';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Creates an official template. @throws HttpProblem 409 if its slug is taken, 422 if it has none */
export function createOfficialTemplate(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  template: Template,
): Promise<OfficialTemplateRow> {
  const { slug } = template;
  if (!SLUG.test(slug))
    throw invalid([{ path: 'slug', message: 'Use lower-case letters, digits and hyphens, such as big-mouth.' }]);
  return inTransaction(database, async (trx) => {
    if (await isOfficialSlugTaken(trx, slug))
      throw new HttpProblem('conflict', `An official template with the slug "${slug}" already exists.`);
    const row = { ...templateColumns(template), slug, type: 'official', user_id: null } as const;
    const made = await readOfficialTemplate(trx, await insertTemplate(trx, row, clock()));
    if (made === undefined) throw new Error('A new template cannot be read back.');
    return made;
  });
}

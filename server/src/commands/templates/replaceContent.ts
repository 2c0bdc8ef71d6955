import type { TemplateRow } from '../../queries/decks/readDesigns.js';
import type { Executor } from '../../queries/executor.js';
import { deleteTemplateVersions, insertTemplateVersion, listTemplateVersions } from '../../queries/templateVersions.js';
import { updateTemplate, type WrittenTemplate } from '../../queries/templates.js';
import { thinVersions } from '../versions/thinVersions.js';

/**
 * Gives a locked template new content and the next version number. What it was stays in its history, which is thinned:
 * decks show the new content at once, and whoever made it may want the old one back.
 * @returns the template as it is now
 */
export async function replaceContent(
  trx: Executor,
  before: TemplateRow,
  content: WrittenTemplate,
  now: Date,
): Promise<TemplateRow> {
  const { id, version, updated_at } = before;
  await insertTemplateVersion(trx, { id, version, content: before, savedAt: new Date(updated_at) });
  await deleteTemplateVersions(trx, id, thinVersions(await listTemplateVersions(trx, id), now));
  await updateTemplate(trx, id, content, now);
  return { ...before, ...content, version: version + 1, updated_at: now.toISOString() };
}

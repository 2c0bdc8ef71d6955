import type { TemplateRow } from '../../queries/decks/readDesigns.js';
import type { Executor } from '../../queries/executor.js';
import { keepTemplateVersion } from '../../queries/templateVersions.js';
import { updateTemplate, type WrittenTemplate } from '../../queries/templates.js';

/**
 * Gives a locked template new content and the next version number. An official template keeps what it was, because its
 * decks show the new content at once.
 * @returns the template as it is now
 */
export async function publishVersion(
  trx: Executor,
  before: TemplateRow,
  content: WrittenTemplate,
  now: Date,
): Promise<TemplateRow> {
  const { id, version, updated_at } = before;
  if (before.type === 'official')
    await keepTemplateVersion(trx, { id, version, content: before, publishedAt: new Date(updated_at) });
  await updateTemplate(trx, id, content, now);
  return { ...before, ...content, version: version + 1, updated_at: now.toISOString() };
}

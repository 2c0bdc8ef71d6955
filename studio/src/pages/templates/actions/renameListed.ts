import type { QueryClient } from '@tanstack/react-query';
import { saveTemplate, type StoredTemplate } from '../../../api/templates.js';
import { askNewName } from '../../../components/askName.js';
import { attempt } from '../../../toasts/attempt.js';
import { refreshTemplates } from './refreshTemplates.js';

/** Asks for a new name. */
export function renameListed(queries: QueryClient, template: StoredTemplate): void {
  askNewName({
    what: 'template',
    value: template.name,
    rename: (name) => save(queries, { ...template, name }),
  });
}

async function save(queries: QueryClient, template: StoredTemplate): Promise<boolean> {
  const isSaved = await attempt('Error saving template', () => saveTemplate(template), template.id);
  const refreshed = refreshTemplates(queries);
  // After a failure the server may not answer, and the form need not wait for that.
  if (isSaved) await refreshed;
  return isSaved;
}

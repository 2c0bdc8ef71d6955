import { modals } from '@mantine/modals';
import type { QueryClient } from '@tanstack/react-query';
import { saveTemplate, type StoredTemplate } from '../../../api/templates.js';
import { attempt } from '../../../toasts/attempt.js';
import { RenameForm } from '../../../components/RenameForm.js';
import { refreshTemplates } from './refreshTemplates.js';

/** Asks for a new name. */
export function renameListed(queries: QueryClient, template: StoredTemplate): void {
  const id = modals.open({
    title: 'Rename template',
    size: 480,
    // Read by overlays.module.css: a single field is not a sheet, even on phones.
    attributes: { content: { 'data-short': true } },
    children: (
      <RenameForm
        label="Name"
        value={template.name}
        submitLabel="Rename template"
        onCancel={() => modals.close(id)}
        onSubmit={async (name) => {
          // If saving failed, what was typed stays.
          if (await save(queries, { ...template, name })) modals.close(id);
        }}
      />
    ),
  });
}

async function save(queries: QueryClient, template: StoredTemplate): Promise<boolean> {
  const isSaved = await attempt('Error saving template', () => saveTemplate(template), template.id);
  const refreshed = refreshTemplates(queries);
  // After a failure the server may not answer, and the form need not wait for that.
  if (isSaved) await refreshed;
  return isSaved;
}

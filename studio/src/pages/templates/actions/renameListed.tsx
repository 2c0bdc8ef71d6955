import { modals } from '@mantine/modals';
import type { QueryClient } from '@tanstack/react-query';
import { saveTemplate, type StoredTemplate } from '../../../api/templates.js';
import { toast, toastError } from '../../../app/toasts/toast.js';
import { RenameForm } from '../../dashboard/RenameForm.js';
import { refreshTemplates } from './refreshTemplates.js';

/** Asks for a new name. */
export function renameListed(queries: QueryClient, template: StoredTemplate): void {
  const id = modals.open({
    title: 'Rename template',
    size: 480,
    children: (
      <RenameForm
        label="Name"
        value={template.name}
        submitLabel="Rename template"
        onCancel={() => modals.close(id)}
        onSubmit={async (name) => {
          await save(queries, { ...template, name });
          modals.close(id);
        }}
      />
    ),
  });
}

async function save(queries: QueryClient, template: StoredTemplate): Promise<void> {
  try {
    await saveTemplate(template);
    toast({ title: `Renamed to “${template.name}”` });
  } catch (error) {
    toastError('Error saving template', error);
  }
  await refreshTemplates(queries);
}

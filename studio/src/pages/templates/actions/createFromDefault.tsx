import { modals } from '@mantine/modals';
import type { QueryClient } from '@tanstack/react-query';
import { createTemplate } from '../../../api/templates.js';
import { toast, toastError } from '../../../toasts/toast.js';
import { RenameForm } from '../../../components/RenameForm.js';
import { refreshTemplates } from './refreshTemplates.js';

/** Asks for a name and copies the default template under it. */
export function createFromDefault(queries: QueryClient, open: (id: string) => void): void {
  const id = modals.open({
    title: 'New template',
    size: 480,
    children: (
      <RenameForm
        label="Name"
        value="My template"
        submitLabel="Create template"
        onCancel={() => modals.close(id)}
        onSubmit={async (name) => {
          await create(queries, name, open);
          modals.close(id);
        }}
      />
    ),
  });
}

async function create(queries: QueryClient, name: string, open: (id: string) => void): Promise<void> {
  try {
    const { id } = await createTemplate({ name });
    toast({
      title: `“${name}” is yours`,
      message: 'It starts as a copy of the default template.',
      action: { label: 'Open', perform: () => open(id) },
    });
    await refreshTemplates(queries);
  } catch (error) {
    toastError('Failed to create template', error);
  }
}

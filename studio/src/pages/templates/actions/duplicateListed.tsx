import { modals } from '@mantine/modals';
import type { QueryClient } from '@tanstack/react-query';
import { duplicateTemplate, type StoredTemplate } from '../../../api/templates.js';
import { RenameForm } from '../../../components/RenameForm.js';
import { attempt } from '../../../toasts/attempt.js';
import { toast } from '../../../toasts/toast.js';
import { refreshTemplates } from './refreshTemplates.js';

/** Asks for a name, copies a template to the member's own under it, and offers to open the copy. */
export function duplicateListed(queries: QueryClient, template: StoredTemplate, open: (id: string) => void): void {
  const id = modals.open({
    title: template.type === 'user' ? 'Duplicate template' : 'Copy to your templates',
    size: 480,
    // Read by overlays.module.css: a single field is not a sheet, even on phones.
    attributes: { content: { 'data-short': true } },
    children: (
      <RenameForm
        label="Name"
        value={`${template.name} (copy)`}
        submitLabel="Duplicate template"
        onCancel={() => modals.close(id)}
        onSubmit={async (name) => {
          if (await duplicate(queries, template, name, open)) modals.close(id);
        }}
      />
    ),
  });
}

function duplicate(
  queries: QueryClient,
  template: StoredTemplate,
  name: string,
  open: (id: string) => void,
): Promise<boolean> {
  const work = async (): Promise<void> => {
    const copy = await duplicateTemplate(template.id, name);
    toast({
      title: `“${template.name}” copied to your templates`,
      message: `The copy is called “${copy.name}”.`,
      action: { label: 'Open', perform: () => open(copy.id) },
    });
    await refreshTemplates(queries);
  };
  return attempt('Failed to duplicate template', work, template.id);
}

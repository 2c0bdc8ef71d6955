import type { QueryClient } from '@tanstack/react-query';
import { duplicateTemplate, type StoredTemplate } from '../../../api/templates.js';
import { askName } from '../../../components/askName.js';
import { attempt } from '../../../toasts/attempt.js';
import { toast } from '../../../toasts/toast.js';
import { refreshTemplates } from './refreshTemplates.js';

/** Asks for a name, copies a template to the member's own under it, and offers to open the copy. */
export function duplicateListed(queries: QueryClient, template: StoredTemplate, open: (id: string) => void): void {
  askName({
    title: template.type === 'user' ? 'Duplicate template' : 'Copy to your templates',
    value: `${template.name} (copy)`,
    submitLabel: 'Duplicate template',
    submit: (name) => duplicate(queries, template, name, open),
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

import type { QueryClient } from '@tanstack/react-query';
import { duplicateTemplate, type StoredTemplate } from '../../../api/templates.js';
import { toast, toastError } from '../../../toasts/toast.js';
import { refreshTemplates } from './refreshTemplates.js';

/** Copies a template to the member's own, and offers to open it. */
export async function duplicateListed(
  queries: QueryClient,
  { id, name }: StoredTemplate,
  open: (id: string) => void,
): Promise<void> {
  try {
    const copy = await duplicateTemplate(id);
    toast({
      title: `“${name}” copied to your templates`,
      message: `The copy is called “${copy.name}”.`,
      action: { label: 'Open', perform: () => open(copy.id) },
    });
    await refreshTemplates(queries);
  } catch (error) {
    toastError('Failed to duplicate template', error);
  }
}

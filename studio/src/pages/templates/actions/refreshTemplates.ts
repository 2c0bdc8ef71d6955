import type { QueryClient } from '@tanstack/react-query';
import { templateKeys } from '../../../api/templates.js';

export function refreshTemplates(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: templateKeys.own, refetchType: 'all' });
}

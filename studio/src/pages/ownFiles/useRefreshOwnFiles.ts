import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ownFileKeys } from '../../api/ownFonts.js';
import { renewRenderer } from '../../rendering/rendererStore.js';

/** Shows what has changed in the lists and on every card. */
export function useRefreshOwnFiles(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    // If the renderer cannot be renewed now, the next page starts one.
    await Promise.all([
      queries.invalidateQueries({ queryKey: ownFileKeys.all, refetchType: 'all' }),
      renewRenderer().catch(() => undefined),
    ]);
  }, [queries]);
}

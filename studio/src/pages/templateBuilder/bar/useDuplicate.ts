import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { duplicateTemplate, templateKeys } from '../../../api/templates.js';
import { attempt } from '../../../toasts/attempt.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';

/** Copies the open template to one's own and opens the copy. */
export function useDuplicate() {
  const { store } = useBuilder();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const duplicate = async (): Promise<void> => {
    setBusy(true);
    await attempt('Failed to duplicate template', async () => {
      const { id } = await duplicateTemplate(store.getState().document.id);
      await queries.invalidateQueries({ queryKey: templateKeys.own, refetchType: 'all' });
      await navigate(`/create/templates/${id}`);
    });
    setBusy(false);
  };
  return { duplicate: () => void duplicate(), isBusy };
}

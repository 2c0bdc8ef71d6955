import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { duplicateTemplate, templateKeys } from '../../../api/templates.js';
import { toastError } from '../../../toasts/toast.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';

/** Copies the open template to one's own and opens the copy. */
export function useDuplicate() {
  const { store } = useBuilder();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const duplicate = async (): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await duplicateTemplate(store.getState().document.id);
      await queries.invalidateQueries({ queryKey: templateKeys.own, refetchType: 'all' });
      await navigate(`/create/templates/${id}`);
    } catch (error) {
      toastError('Failed to duplicate template', error);
    }
    setBusy(false);
  };
  return { duplicate: () => void duplicate(), isBusy };
}

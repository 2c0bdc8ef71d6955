import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { StoredTemplate } from '../../api/templates.js';
import { duplicateListed } from './actions/duplicateListed.js';
import { removeListed } from './actions/removeListed.js';
import { renameListed } from './actions/renameListed.js';

/** Actions on a template in the list. Each reports its own outcome. */
export interface TemplateActions {
  readonly create: () => void;
  readonly rename: (template: StoredTemplate) => void;
  readonly duplicate: (template: StoredTemplate) => void;
  readonly remove: (template: StoredTemplate) => Promise<void>;
}

export function useTemplateActions(): TemplateActions {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMemo(() => {
    const open = (id: string): void => void navigate(`/create/templates/${id}`);
    return {
      create: () => void navigate('/create/templates?new=blank'),
      rename: (template) => renameListed(queries, template),
      duplicate: (template) => duplicateListed(queries, template, open),
      remove: (template) => removeListed(queries, template),
    };
  }, [queries, navigate]);
}

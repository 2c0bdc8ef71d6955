import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { officialTemplatesQuery, ownTemplatesQuery, type StoredTemplate } from '../../api/templates.js';
import { cardFormats, type CardFormat } from './cardFormats.js';

interface OfferedDesigns {
  /** Empty until they are loaded. */
  readonly templates: readonly StoredTemplate[];
  readonly formats: readonly CardFormat[];
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** What a new deck can look like: the official designs, then the member's own ones. */
export function useDesigns(): OfferedDesigns {
  const official = useQuery(officialTemplatesQuery);
  const own = useQuery(ownTemplatesQuery);
  const templates = useMemo(
    () => (official.data === undefined ? [] : [...official.data, ...(own.data ?? [])]),
    [official.data, own.data],
  );
  const formats = useMemo(() => cardFormats(templates), [templates]);
  return {
    templates,
    formats,
    isError: official.isError,
    isFetching: official.isFetching,
    retry: () => void official.refetch(),
  };
}

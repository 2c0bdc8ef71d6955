import type { Catalogue } from '@cardwright/renderer';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { colorSchemesQuery, type StoredColorScheme } from '../api/colorSchemes.js';
import { officialTemplatesQuery, ownTemplatesQuery, type StoredTemplate } from '../api/templates.js';

export interface CatalogueState {
  readonly catalogue?: Catalogue;
  readonly error?: Error;
  readonly retry: () => void;
}

/** Every template and colour scheme that the signed-in person's decks may use. */
export function useCatalogue(): CatalogueState {
  return useQueries({ queries: [officialTemplatesQuery, ownTemplatesQuery, colorSchemesQuery], combine });
}

function combine([official, own, schemes]: [
  UseQueryResult<readonly StoredTemplate[]>,
  UseQueryResult<readonly StoredTemplate[]>,
  UseQueryResult<readonly StoredColorScheme[]>,
]): CatalogueState {
  const retry = (): void => [official, own, schemes].forEach(({ error, refetch }) => void (error && refetch()));
  if (official.data && own.data && schemes.data)
    return { catalogue: { templates: [...official.data, ...own.data], colorSchemes: schemes.data }, retry };
  const error = official.error ?? own.error ?? schemes.error;
  return { ...(error && { error }), retry };
}

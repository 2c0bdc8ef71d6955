import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import {
  colorSchemeKeys,
  createColorScheme,
  removeColorScheme,
  saveColorScheme,
  type StoredColorScheme,
} from '../api/colorSchemes.js';
import type { ColorScheme } from '@cardwright/renderer';

type Schemes = readonly StoredColorScheme[];

/** Saves a scheme: one of one's own, or a new one. Every list shows it at once. */
export function useSaveScheme(id: string | undefined): UseMutationResult<StoredColorScheme, Error, ColorScheme> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (scheme: ColorScheme) => (id === undefined ? createColorScheme(scheme) : saveColorScheme(id, scheme)),
    onSuccess: (saved) =>
      queries.setQueryData<Schemes>(colorSchemeKeys.all, (before = []) =>
        before.some((each) => each.id === saved.id)
          ? before.map((each) => (each.id === saved.id ? saved : each))
          : [...before, saved],
      ),
  });
}

/** Deletes one of the member's schemes. `force` deletes it even if decks use it; they then use the default scheme. */
export function useRemoveScheme(): (id: string, force?: boolean) => Promise<void> {
  const queries = useQueryClient();
  return async (id, force = false) => {
    await removeColorScheme(id, force);
    queries.setQueryData<Schemes>(colorSchemeKeys.all, (before = []) => before.filter((each) => each.id !== id));
  };
}

import type { UseFormReturnType } from '@mantine/form';
import { DEFAULT_LANGUAGE_CODE } from '../../languages/languageOptions.js';

/** What every new deck is told, however it begins. */
export interface Basics {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly worldId: string | null;
}

export type BasicsForm = UseFormReturnType<Basics>;

export const NO_BASICS: Basics = { title: '', description: '', language: DEFAULT_LANGUAGE_CODE, worldId: null };

/** Faults by field, as forms want them. A deck without description can be made; it is asked for when it is saved. */
export const BASICS_RULES = {
  title: (title: string) => (title.trim() === '' ? 'Give the deck a name. It can change later.' : null),
  worldId: (id: string | null) => (id === null ? 'Choose a world: Explore groups decks by it.' : null),
};

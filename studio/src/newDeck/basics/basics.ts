import type { UseFormReturnType } from '@mantine/form';
import { DEFAULT_LANGUAGE_CODE } from '../../languages/languageOptions.js';

/** The fields of every new deck, however it is created. */
export interface Basics {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly worldId: string | null;
}

export type BasicsForm = UseFormReturnType<Basics>;

export const NO_BASICS: Basics = { title: '', description: '', language: DEFAULT_LANGUAGE_CODE, worldId: null };

/** Errors by field, in the form library's shape. A new deck needs what saving it requires. */
export const BASICS_RULES = {
  title: (title: string) => (title.trim() === '' ? 'Name the deck. You can change the name later.' : null),
  description: (description: string) =>
    description.trim() === '' ? 'Describe the deck in a sentence. You can change it later.' : null,
  worldId: (id: string | null) => (id === null ? 'Choose a world: Explore groups decks by world.' : null),
};

import { accountScreens } from './account.js';
import { deckEditorScreens } from './deckEditor.js';
import type { Screen } from './Screen.js';
import { shellScreens } from './shell.js';

/** Every page and dialog. Owners of pages list theirs in a file of their own and name it here. */
export const screens: readonly Screen[] = [...accountScreens, ...shellScreens, ...deckEditorScreens];

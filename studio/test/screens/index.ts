import type { Screen } from './Screen.js';
import { shellScreens } from './shell.js';

/** Every page and dialog. Owners of pages list theirs in a file of their own and name it here. */
export const screens: readonly Screen[] = [...shellScreens];

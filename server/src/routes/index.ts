import type { Route } from '../api/defineRoute.js';
import { deckRoutes } from './decks/routes.js';

/** Every call of the API. Each resource adds its list here. */
export const allRoutes: readonly Route[] = [...deckRoutes];

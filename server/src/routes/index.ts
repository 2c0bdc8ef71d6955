import type { Route } from '../api/defineRoute.js';
import { colorSchemeRoutes } from './color-schemes/routes.js';
import { deckRoutes } from './decks/routes.js';
import { memberRoutes } from './members/routes.js';
import { templateRoutes } from './templates/routes.js';
import { worldRoutes } from './worlds/routes.js';

/** Every call of the API. Each resource adds its list here. */
export const allRoutes: readonly Route[] = [
  ...deckRoutes,
  ...templateRoutes,
  ...colorSchemeRoutes,
  ...worldRoutes,
  ...memberRoutes,
];

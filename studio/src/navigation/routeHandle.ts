import { type UIMatch, useMatches } from 'react-router';
import type { ColorMode } from '../theme/colorMode.js';

/** A route's data about its page. */
export interface RouteHandle {
  /** Precedes the product's name in the window's title; without it, the title is the product's name. */
  readonly title?: string;
  /** Forces light or dark. */
  readonly colorMode?: ColorMode;
}

/** From the innermost route that sets one. */
export function useRouteHandle(): RouteHandle {
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[];
  return matches.findLast(({ handle }) => handle !== undefined)?.handle ?? {};
}

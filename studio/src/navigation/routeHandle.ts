import { type UIMatch, useMatches } from 'react-router';
import type { ColorMode } from '../theme/colorMode.js';

/** What a route says of its page. */
export interface RouteHandle {
  /** Stands before the product's name in the window's title; without it the product's own title is shown. */
  readonly title?: string;
  /** Forces light or dark. */
  readonly colorMode?: ColorMode;
}

/** Of the innermost route that says anything. */
export function useRouteHandle(): RouteHandle {
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[];
  return matches.findLast(({ handle }) => handle !== undefined)?.handle ?? {};
}

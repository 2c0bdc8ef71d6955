import type { NavigateFunction, NavigateOptions } from 'react-router';
import { checkTarget } from './checkTarget.js';

interface Options extends NavigateOptions {
  /** Allows leaving for another site. */
  readonly external?: boolean;
}

/**
 * Goes to an address from a query, a deck or a response. Within the studio, uses the router.
 * @throws NavigationRefused as checkTarget does
 */
export function safeNavigate(navigate: NavigateFunction, target: string, { external, ...options }: Options = {}): void {
  const checked = checkTarget(target, location.href, { external: external === true });
  if (checked.kind === 'internal') void navigate(checked.path, options);
  else location.assign(checked.url);
}

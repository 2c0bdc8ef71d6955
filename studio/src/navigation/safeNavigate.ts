import type { NavigateFunction, NavigateOptions } from 'react-router';
import { checkTarget } from './checkTarget.js';

interface Options extends NavigateOptions {
  /** Another site may be gone to. */
  readonly external?: boolean;
}

/**
 * Goes to an address that came from somewhere: a query, a deck, an answer. Within the studio by the router.
 * @throws NavigationRefused as checkTarget does
 */
export function safeNavigate(navigate: NavigateFunction, target: string, { external, ...options }: Options = {}): void {
  const checked = checkTarget(target, location.href, { external: external === true });
  if (checked.kind === 'internal') void navigate(checked.path, options);
  else location.assign(checked.url);
}

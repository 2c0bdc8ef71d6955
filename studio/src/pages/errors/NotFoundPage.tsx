import { PageError } from '../../errors/PageError.js';

/** No route matches: as fatal as an invalid param. */
export function loader(): never {
  throw new PageError(404, 'Page Not Found');
}

export const Component = (): null => null;

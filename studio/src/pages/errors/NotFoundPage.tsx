import { PageError } from '../../errors/PageError.js';

/** No route: as fatal as a param that is none. */
export function loader(): never {
  throw new PageError(404, 'Page Not Found');
}

export const Component = (): null => null;

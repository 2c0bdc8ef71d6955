import { UUID } from '@cardwright/renderer/uuid';
import type { LoaderFunctionArgs } from 'react-router';
import { PageError } from '../../errors/PageError.js';

/** The loader of paths whose params are ids. @throws PageError 404 if one is not a UUID; `new` is not supported yet */
export function uuidParams({ params }: Pick<LoaderFunctionArgs, 'params'>): null {
  const isWhole = Object.values(params).every((value) => value !== undefined && UUID.test(value));
  if (!isWhole) throw new PageError(404, 'Page Not Found');
  return null;
}

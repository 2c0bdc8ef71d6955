import { FetchError } from 'ofetch';
import { expect, it } from 'vitest';
import { ApiError, UNKNOWN } from '../api/ApiError.js';
import { isUnreachable } from './isUnreachable.js';
import { PageError } from './PageError.js';

function fetchError(status?: number): FetchError {
  return Object.assign(new FetchError('fetch failed'), status !== undefined && { status });
}

it.each([
  ['no answer', new ApiError(0, 'No answer', 'unreachable'), true],
  ['a proxy without its server', new ApiError(502, 'Bad gateway', UNKNOWN), true],
  ['a database that does not answer', new ApiError(503, 'No answer', 'unavailable'), true],
  ['settings that did not come', fetchError(), true],
  ['settings that a broken server refused', fetchError(500), true],
  ['settings that are not there', fetchError(404), false],
  ['a fault of the server', new ApiError(500, 'Broken', 'internal'), false],
  ['a page that does not exist', new PageError(404, 'Not found'), false],
  ['a fault of the page', new TypeError('x is undefined'), false],
])('knows whether the server is not responding: %s', (_what, error, isSilent) =>
  expect(isUnreachable(error)).toBe(isSilent),
);

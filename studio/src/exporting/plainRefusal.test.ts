import { expect, it } from 'vitest';
import { ApiError } from '../api/ApiError.js';
import { plainRefusal } from './plainRefusal.js';

const refusal = (...paths: readonly string[]) =>
  new ApiError(
    422,
    'options.address: It has a port.',
    'invalid',
    paths.map((path) => ({ path, message: 'It has a port.', fix: 'Leave it out.' })),
  );

it('says what is wrong with an option and how to fix it, without its path', () => {
  expect(plainRefusal(refusal('options.address'))).toMatchObject({ message: 'It has a port. Leave it out.' });
});

it('leaves all other errors as they are', () => {
  for (const error of [refusal(), refusal('cards'), refusal('options.a', 'options.b'), new Error('x'), undefined])
    expect(plainRefusal(error)).toBe(error);
});

import { expect, it } from 'vitest';
import { ApiError } from '../../../api/ApiError.js';
import { deleteEach } from './deleteEach.js';

const failing =
  (status: number) =>
  (row: string): Promise<string> =>
    row === 'b' ? Promise.reject(new ApiError(status, 'No.', 'code')) : Promise.resolve(row.toUpperCase());

it('passes over what is gone already', async () => {
  expect(await deleteEach(['a', 'b', 'c'], failing(404))).toEqual(['A', 'C']);
});

it('stops at any other failure', async () => {
  await expect(deleteEach(['a', 'b', 'c'], failing(409))).rejects.toThrow('No.');
});

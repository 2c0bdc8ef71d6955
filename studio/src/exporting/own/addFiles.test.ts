import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/ApiError.js';
import { readJson, reasonsOf } from './addFiles.js';

describe('files of own presets', () => {
  it('are one JSON object, with or without a byte order mark', async () => {
    expect(await readJson(new Blob(['\uFEFF{"name": "x"}']))).toEqual({ name: 'x' });
    await expect(readJson(new Blob(['[1]']))).rejects.toThrow('one JSON object');
    await expect(readJson(new Blob(['{"name": }']))).rejects.toThrow(SyntaxError);
  });

  it('are refused with the place of each fault', () => {
    expect(reasonsOf(new SyntaxError('Unexpected token'))).toEqual(['This is not JSON: Unexpected token']);
    const fault = (path: string) => ({ path, message: 'It is missing.', fix: 'Add it.' });
    const refused = (count: number) =>
      new ApiError(
        422,
        'no',
        'invalid',
        Array.from({ length: count }, (_, index) => fault(`sizes[${index}].size`)),
      );
    expect(reasonsOf(refused(1))).toEqual(['sizes[0].size: It is missing. Add it.']);
    expect(reasonsOf(refused(10)).at(-1)).toBe('and 2 more');
    expect(reasonsOf(new ApiError(409, 'You already have one.', 'conflict'))).toEqual(['You already have one.']);
  });
});

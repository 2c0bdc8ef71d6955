import { parseJson } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { addPresets, reasonsOf } from './addFiles.js';

const fault = (path: string) => ({ path, message: 'It is missing.', fix: 'Add it.' });
const faults = (count: number) => Array.from({ length: count }, (_, index) => fault(`sizes[${index}].size`));

describe('files of own presets', () => {
  it('are refused in the words of `cardwright presets check` if they are not JSON', async () => {
    const add = async (text: string) => (await addPresets([new File([text], 'shop.json')]))[0]?.reasons[0];
    expect(await add('{ "name": "shop",\n  "title": }')).toMatch(
      /^The file is not JSON: line 2, column 12: .*Near: .* … Fix the /,
    );
    expect(await add('{ // a comment\n}')).toContain('JSON has no comments.');
    expect(await add('')).toBe('The file is empty. Put a JSON document into it.');
    expect(await add('[{}]')).toBe('The preset must be an object. Write it in braces: { … }.');
  });

  it('are refused with the place of each fault', () => {
    const read = parseJson('{\n  "sizes": [\n    {}\n  ]\n}');
    expect(reasonsOf(faults(1), read.ok ? read.value : undefined)).toEqual([
      'sizes[0].size, line 3: It is missing. Add it.',
    ]);
    expect(reasonsOf([fault('')])).toEqual(['It is missing. Add it.']);
    expect(reasonsOf(faults(10)).at(-1)).toBe('and 2 more');
  });
});

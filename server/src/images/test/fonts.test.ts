import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describeFont } from '@cardwright/renderer';
import { afterAll, expect, it } from 'vitest';
import { DecoderPool } from '../decoding/DecoderPool.js';

const pool = new DecoderPool();
afterAll(() => pool.close());

it('unpacks fonts and sets the weight of variable ones in a process of their own', async () => {
  const root = createRequire(import.meta.url).resolve('@fontsource-variable/besley/package.json');
  const packed = await readFile(join(root, '../files/besley-latin-wght-normal.woff2'));
  const { bytes, font } = await pool.readFont(packed);
  expect(font).toMatchObject({ family: expect.stringContaining('Besley') as string, axes: [{ tag: 'wght' }] });
  const heavy = describeFont(await pool.instantiateFont(bytes, { wght: 700 }));
  expect(heavy).toMatchObject({ weight: 700, axes: [] });
  await expect(pool.readFont(bytes.subarray(0, 400))).rejects.toMatchObject({ kind: 'unsupported-type' });
});

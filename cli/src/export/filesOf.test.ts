import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.js';
import { filesOf } from './readExportOrder.js';

it('has the earlier deck of --since, which is a file or a folder', async () => {
  const folder = temporaryFolder();
  const [file, earlier] = [join(folder, 'before.json'), join(folder, 'before')];
  await writeFile(file, '{}');
  await mkdir(earlier);
  const files = (since: string) => filesOf({ preset: 'zip', out: 'out.zip', since });
  expect([...files(file).folders]).toEqual([folder]);
  expect(['before.json', 'other.json'].map((name) => files(file).has(join(folder, name)))).toEqual([true, false]);
  expect([...files(earlier).folders]).toEqual([earlier]);
  expect(files(earlier).has(join(earlier, 'deck.yaml'))).toBe(true);
  expect([...files('3').folders]).toEqual([]);
});

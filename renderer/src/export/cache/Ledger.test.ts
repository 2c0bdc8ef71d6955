import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.js';
import { Ledger } from './Ledger.js';

const aFile = (): string => join(temporaryFolder(), 'deep', 'ledger');

it('has the values of earlier runs, and those that were not asked for in between', async () => {
  const file = aFile();
  const first = await Ledger.open<number>(file);
  first.set('one', 1);
  first.set('two', 2);
  await first.close();
  const second = await Ledger.open<number>(file);
  expect([second.get('one'), second.get('three')]).toEqual([1, undefined]);
  second.set('one', 10);
  await second.close();
  const third = await Ledger.open<number>(file);
  expect([third.get('one'), third.get('two')]).toEqual([10, 2]);
});

it('keeps what was used last when there is too much', async () => {
  const file = aFile();
  const first = await Ledger.open<number>(file);
  for (let index = 0; index < 10_000; index += 1) first.set(`old ${index}`, index);
  await first.close();
  const second = await Ledger.open<number>(file);
  second.get('old 9999');
  second.set('new', 1);
  await second.close();
  const third = await Ledger.open<number>(file);
  expect([third.get('old 9999'), third.get('new'), third.get('old 9998')]).toEqual([9999, 1, undefined]);
});

it.each([
  ['shorter', (content: string) => content.slice(0, -2)],
  ['changed', (content: string) => content.replace('[1]', '[2]')],
  ['empty', () => ''],
  ['something else', () => 'hello\nworld\n[]'],
])('is empty if its file is %s', async (_, damage) => {
  const file = aFile();
  const ledger = await Ledger.open<number[]>(file);
  ledger.set('one', [1]);
  await ledger.close();
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect((await Ledger.open<number[]>(file)).get('one')).toBeUndefined();
});

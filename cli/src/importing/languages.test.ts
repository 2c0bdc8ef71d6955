import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runMain } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

describe('the language of a table', () => {
  it('is that of its headings if all texts name theirs', async () => {
    const folder = temporaryFolder({ 'cards.csv': 'title:de,copies\nAal,2\n' });
    const { stdout, stderr } = await runMain(
      'import',
      join(folder, 'cards.csv'),
      '--json',
      '--out',
      join(folder, 'deck.json'),
    );
    expect([JSON.parse(stdout), stderr]).toMatchObject([{ languages: ['de'], title: 'Cards', problems: [] }, '']);
  });

  it('decides which of two columns the summary shows as the title', async () => {
    const folder = temporaryFolder({ 'cards.csv': 'Name,title:en,cost\nEel,The eel,2\n' });
    const { stdout } = await runMain('import', join(folder, 'cards.csv'), '--json');
    expect(JSON.parse(stdout)).toMatchObject({ columns: { Name: 'field:name', 'title:en': 'title:en' } });
  });
});

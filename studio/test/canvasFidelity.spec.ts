import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from './deckEditorDecks.js';
import { copyOf, DECKS, differing, MOST } from './support/fidelity.js';
import { expect, type Page } from './support/studio.js';

const COMMAND = fileURLToPath(new URL('../../cli/bin/cardwright.mjs', import.meta.url));

/** Twice the printed size on a 96 dpi screen. */
const [DPI, WIDTH] = [192, 480];

/** The first card's two faces as drawn by the command line: data URLs. */
async function drawnByCommand(folder: string): Promise<readonly [front: string, back: string]> {
  const out = test.info().outputPath(folder);
  const options = ['--out', out, '--dpi', String(DPI), '--cards', '1', '--quiet'];
  await promisify(execFile)(process.execPath, [COMMAND, 'render', `${DECKS}${folder}`, ...options]);
  const names = await readdir(out);
  const read = async (part: string): Promise<string> => {
    const name = names.find((one) => one.includes(part)) ?? '';
    return `data:image/png;base64,${await readFile(join(out, name), 'base64')}`;
  };
  return [await read('front'), await read('back')];
}

async function drawnByCanvas(page: Page, side: 'front' | 'back'): Promise<string> {
  const canvas = page.locator(`[data-side=${side}] canvas`);
  await expect(canvas).toHaveAttribute('width', String(WIDTH));
  return canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
}

test.describe('the canvas', () => {
  test.skip(
    (process.env.STUDIO_TEST_SITE ?? '') !== '',
    'In front of another server pictures come smaller, through the image path.',
  );
  test('of the deck editor draws photos, shapes, icons and texts in any script as the command line does', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const folders = ['emberwild', 'lantern-words'];
    const drawn = Promise.all(folders.map(drawnByCommand));
    const shares: number[] = [];
    for (const [index, folder] of folders.entries()) {
      const page = await openEditor(member, await copyOf(member, folder));
      await page.keyboard.press('Control+0');
      for (const _step of [1.25, 1.5, 2]) await page.keyboard.press('+');
      for (const [at, side] of (['front', 'back'] as const).entries())
        shares.push(await differing(page, await drawnByCanvas(page, side), (await drawn)[index]?.[at] ?? ''));
    }
    expect(Math.max(...shares), shares.join(', ')).toBeLessThanOrEqual(MOST);
  });

  test('of the template builder draws them as well', async ({ newPage, newMember }) => {
    const member = await newMember();
    const drawn = drawnByCommand('emberwild');
    const { templates } = await (
      await member.api()
    ).get<{ templates: { id: string; slug: string }[] }>('/api/templates/official?limit=500');
    const id = templates.find(({ slug }) => slug === 'emberwild')?.id ?? '';
    const page = await newPage({ as: member, path: `/create/templates/${id}` });
    await page.getByRole('combobox', { name: 'Deck' }).selectOption('Emberwild');
    // Without what is cut off.
    await page.getByRole('button', { name: 'Bleed, trim and safe area' }).click();
    for (const _step of [1.25, 1.5, 2]) await page.keyboard.press('+');
    const canvas = page.getByRole('img', { name: 'Front of the card' }).locator('canvas');
    await expect(canvas).toHaveAttribute('width', String(WIDTH));
    const share = async (): Promise<number> => {
      const painted = await canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
      return differing(page, painted, (await drawn)[0]);
    };
    // The deck and its pictures arrive one after the other.
    await expect.poll(share).toBeLessThanOrEqual(MOST);
  });
});

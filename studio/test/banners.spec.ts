import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import type { Download } from '@playwright/test';
import { copyOf, DECKS, differing, MOST } from './support/fidelity.js';
import { expect, expectNoSeriousViolations, test, type Page } from './support/studio.js';

const COMMAND = fileURLToPath(new URL('../../cli/bin/cardwright.mjs', import.meta.url));
const SIZES = ['Chats and sites: Link preview', 'Instagram: Story'];

/** Opens a new banner of the deck in the first size, and ticks the second as well. */
async function startBanner(page: Page, deckId: string): Promise<void> {
  await page.goto(`/create/social-banners?deck=${deckId}`);
  await page.getByRole('link', { name: SIZES[0] ?? '' }).click();
  await page.getByLabel('Name').fill('Launch week');
  await page.getByRole('button', { name: 'Create banner' }).click();
  await expect(page.getByRole('img', { name: 'Banner, Link preview' })).toHaveAttribute('data-ready', 'true');
  await page.getByRole('checkbox', { name: `Export ${SIZES[1] ?? ''}` }).check();
}

/** Exports what is ticked. @returns the files of the zip */
async function exported(page: Page): Promise<Readonly<Record<string, Uint8Array>>> {
  await page.getByRole('button', { name: 'Export 2 sizes' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export 2 files' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('launch-week-banners.zip');
  return unzipSync(await bytesOf(download));
}

async function bytesOf(download: Download): Promise<Buffer> {
  const path = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(path);
  return readFile(path);
}

const png = (bytes: Uint8Array): string => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
/** Width and height in the header of a PNG. */
const pixelsOf = (bytes: Uint8Array): readonly number[] =>
  [16, 20].map((at) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at));

test('a banner is composed, saved and exported as the command line draws it', async ({ newMember, newPage }) => {
  const nova = await newMember();
  const out = test.info().outputPath('banners');
  const options = ['--preset', 'link-preview,instagram-story', '--out', out, '--call-to-action', 'Play', '--tilt', '5'];
  const drawn = promisify(execFile)(process.execPath, [
    COMMAND,
    'banner',
    join(DECKS, 'emberwild'),
    ...options,
    '--quiet',
  ]);
  const page = await newPage({ as: nova });
  await startBanner(page, await copyOf(nova, 'emberwild'));
  await page.getByLabel('Button', { exact: true }).fill('Play');
  // A command line without an address draws no code.
  await page.getByRole('switch', { name: 'QR code' }).click();
  for (let step = 8; step > 5; step -= 1) await page.getByRole('slider', { name: 'Tilt' }).press('ArrowLeft');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  // With nothing left to save, the keys must not open the browser's dialog for saving the page.
  const isHandled = await page.evaluate(() => {
    const keys = { key: 's', code: 'KeyS', ctrlKey: true, bubbles: true, cancelable: true };
    return !document.body.dispatchEvent(new KeyboardEvent('keydown', keys));
  });
  expect(isHandled).toBe(true);

  const files = await exported(page);
  expect(Object.keys(files).sort()).toEqual(['instagram-story.png', 'link-preview.png']);
  await drawn;
  for (const [name, size] of [
    ['link-preview.png', [1200, 630]],
    ['instagram-story.png', [1080, 1920]],
  ] as const) {
    const bytes = files[name] ?? new Uint8Array();
    expect(pixelsOf(bytes)).toEqual(size);
    const share = await differing(page, png(bytes), png(await readFile(join(out, name))));
    expect(share, name).toBeLessThanOrEqual(MOST);
  }

  // What was saved is there again; parts move by keyboard, in this size only, and steps can be taken back.
  await page.reload();
  await expect(page.getByLabel('Button', { exact: true })).toHaveValue('Play');
  await page.getByRole('button', { name: /^Cards: move/ }).press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Put parts back' })).toBeVisible();
  await page.getByRole('link', { name: 'Story Instagram' }).click();
  await expect(page.getByRole('img', { name: 'Banner, Story' })).toHaveAttribute('data-ready', 'true');
  await expect(page.getByRole('button', { name: 'Put parts back' })).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  // The drag of a slider is one step, even if it is saved on the way.
  const spread = page.getByRole('slider', { name: 'Spread' });
  const amount = await spread.getAttribute('aria-valuenow');
  await spread.hover();
  const thumb = (await spread.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [thumb.x + thumb.width / 2, thumb.y + thumb.height / 2];
  await page.mouse.down();
  await page.mouse.move(x - 20, y, { steps: 2 });
  const state = (is: string) => expect(page.locator(`[role=status][data-state=${is}]`)).toBeVisible();
  await state('dirty');
  await page.keyboard.press('Control+s');
  await state('saved');
  await page.mouse.move(x - 40, y, { steps: 2 });
  await state('dirty');
  await page.mouse.up();
  await page.keyboard.press('Control+z');
  await expect(spread).toHaveAttribute('aria-valuenow', amount ?? '');
  await page.keyboard.press('Control+s');
  await state('saved');
  // A handle resizes; one drag is one step, and Escape takes a drag back.
  const words = page.getByRole('button', { name: /^Words: move/ });
  await words.focus();
  const usual = await words.boundingBox();
  const handle = page.locator('[data-x="end"][data-y="end"]');
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0, { steps: 3 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(() => words.boundingBox()).toEqual(usual);
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move((usual?.x ?? 0) + 60, (usual?.y ?? 0) + 90, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await words.boundingBox())?.width ?? 0)).toBe(60);
  await page.keyboard.press('Control+z');
  await expect.poll(() => words.boundingBox()).toEqual(usual);
  // Zooming, by keys and by the wheel.
  await page.keyboard.press('Control+0');
  await expect(page.getByTitle('Zoom to 100%')).toHaveText('100%');
  await page.keyboard.press('Shift+1');
  await expect.poll(() => words.boundingBox()).toEqual(usual);
  await page.getByRole('button', { name: 'Deal other cards' }).click();
  await page.getByRole('link', { name: 'Back to social banners' }).click();
  await expect(page.getByRole('dialog', { name: 'You have unsaved banner changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Save and exit' }).click();
  await expect(page.getByRole('link', { name: 'Launch week' })).toBeVisible();
  await expect(page.getByText('2 sizes')).toBeVisible();

  // A banner is duplicated, and one that was deleted comes back.
  await page.getByRole('button', { name: 'Duplicate Launch week' }).click();
  await expect(page.getByRole('link', { name: 'Copy of Launch week' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Launch week', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete banner' }).click();
  await expect(page.getByRole('link', { name: 'Launch week', exact: true })).toBeHidden();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const deleted = page.locator('div').filter({ has: page.getByText('Banner deleted') });
  await deleted.filter({ has: undo }).last().getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Launch week', exact: true })).toBeVisible();
});

test('banners are accessible, and work on a phone in the dark', async ({ newMember, newPage }) => {
  const nova = await newMember();
  const page = await newPage({ as: nova, path: '/create/social-banners', width: 360, colorMode: 'dark' });
  await expect(page.getByRole('heading', { name: 'You have no banners yet' })).toBeVisible();
  await expect(page.locator('canvas[data-painted]').first()).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByRole('link', { name: SIZES[1] ?? '' }).click();
  await page.getByRole('button', { name: 'Create banner' }).click();
  await expect(page.getByRole('img', { name: 'Banner, Story' })).toHaveAttribute('data-ready', 'true');
  await expectNoSeriousViolations(page);
  const name = page.getByRole('textbox', { name: 'Name of the banner' });
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Custom size' }).click();
  await page.getByLabel('Width').fill('700');
  await page.getByLabel('Height').fill('350');
  await page.getByRole('button', { name: 'Add this size' }).click();
  await expect(page.getByRole('img', { name: 'Banner, Custom size' })).toHaveAttribute('data-ready', 'true');
  await page.getByRole('button', { name: 'Row on ink' }).click();
  await expect(page.getByRole('button', { name: 'Row on ink' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Remove 700 × 350' }).click();
  await page.getByRole('link', { name: 'Story Instagram' }).click();
  await page.getByRole('button', { name: 'Export 1 size' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByText('WebP').click();
  await page.getByRole('button', { name: 'Export 1 file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('banners-for-small-hours-instagram-story.webp');
  const bytes = await bytesOf(download);
  expect(strFromU8(bytes.subarray(8, 12))).toBe('WEBP');
});

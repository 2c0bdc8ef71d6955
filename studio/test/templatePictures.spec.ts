import { expect, expectNoSeriousViolations, test, type Page } from './support/studio.js';
import { onFace } from './support/templateFace.js';
import { readJson } from './support/templateJson.js';

const SHELL = '/dev/template-builder-shell';
const STORED = /^\/storage\/v1\/object\/public\/images\/[\w-]+\/illustrations\/[\w-]+\.png$/;

interface Picture {
  readonly kind: string;
  readonly props?: { readonly src?: string };
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

interface Saved {
  readonly sections: readonly { readonly children: readonly Picture[] }[];
  readonly absoluteItems: readonly Picture[];
}

/** A picture that is 20 pixels high, as base64. */
function aPicture(page: Page, width = 40): Promise<string> {
  return page.evaluate((wide) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [wide, 20];
    canvas.getContext('2d')?.fillRect(0, 0, 30, 20);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, width);
}

/** A file as a drop or a paste carries it. */
function carried(page: Page, base64: string, type = 'image/png') {
  return page.evaluateHandle(
    ([content, mime]) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'logo.png', { type: mime }));
      return data;
    },
    [base64, type] as const,
  );
}

async function saved(page: Page): Promise<Saved> {
  await page.getByText('JSON', { exact: true }).click();
  const config = JSON.parse(await readJson(page)) as Saved;
  await page.getByText('Design', { exact: true }).click();
  return config;
}

test('a fixed picture is uploaded, replaced, found among the stock photos, dropped on the canvas and pasted', async ({
  newPage,
  newMember,
}) => {
  const page = await newPage({ as: await newMember(), path: SHELL });
  await onFace(page, 0, 0);
  const base64 = await aPicture(page);
  const buffer = Buffer.from(base64, 'base64');
  const upload = async (): Promise<void> => {
    await page.getByLabel('Picture file').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    // Templates are used by others, so that nothing offers to keep the picture private.
    await expect(page.getByRole('button', { name: 'Use picture' })).toBeVisible();
    await expect(page.getByText('Keep private')).toHaveCount(0);
    await page.getByRole('button', { name: 'Use picture' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await page.locator('[data-row="section-1"]').click();
  await page.getByRole('button', { name: 'Add to the face' }).first().click();
  await page.getByRole('menuitem', { name: 'Add fixed picture' }).click();
  await expect(page.getByRole('dialog', { name: 'Picture on every card' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await expectNoSeriousViolations(page);
  const damaged = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await page.getByLabel('Picture file').setInputFiles(damaged);
  await expect(page.getByRole('alert')).toHaveText(/^This file is damaged/);
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await upload();
  const [first] = (await saved(page)).sections[0]?.children ?? [];
  expect(first?.kind).toBe('image');
  expect(first?.props?.src).toMatch(STORED);
  await page.getByRole('button', { name: 'Replace the picture' }).click();
  await upload();
  const [second] = (await saved(page)).sections[0]?.children ?? [];
  expect(second?.props?.src).toMatch(STORED);
  expect(second?.props?.src).not.toBe(first?.props?.src);
  await page.getByRole('button', { name: 'Replace the picture' }).click();
  await page.getByRole('tab', { name: 'Stock photos' }).click();
  await page.getByRole('textbox', { name: 'Search words' }).fill('fox');
  await page.getByRole('button', { name: 'Find photos' }).click();
  await page.getByRole('list', { name: 'Photos' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const [third] = (await saved(page)).sections[0]?.children ?? [];
  expect(third?.props?.src).toMatch(/^\/media\/stock\//);

  // A picture that is dropped lies where it was dropped, in its proportions: 120 × 60 units.
  const at = await onFace(page, 120, 168);
  const canvas = page.locator('[data-pane]');
  const drop = async (content: string, type?: string): Promise<void> => {
    const dataTransfer = await carried(page, content, type);
    for (const name of ['dragover', 'drop'])
      await canvas.locator('> :last-child').dispatchEvent(name, { dataTransfer, clientX: at.x, clientY: at.y });
  };
  await drop(base64);
  await expect(page.getByRole('treeitem', { name: /Picture|Fixed picture/ })).toHaveCount(2);
  const [dropped] = (await saved(page)).absoluteItems;
  expect(dropped?.props?.src).toMatch(STORED);
  expect([dropped?.x, dropped?.y, dropped?.width, dropped?.height].map((share) => Math.round(share ?? 0))).toEqual([
    25, 41, 50, 18,
  ]);

  await canvas.evaluate(
    (pane, clipboardData) => {
      pane.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    await carried(page, base64),
  );
  await expect(page.getByRole('treeitem', { name: /Picture|Fixed picture/ })).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('treeitem', { name: /Picture|Fixed picture/ })).toHaveCount(2);

  // The server takes no picture that is wider than 16,384 px.
  const wide = await aPicture(page, 16_400);
  await drop(wide);
  await expect(page.getByRole('treeitem', { name: /Picture|Fixed picture/ })).toHaveCount(3);
  const { absoluteItems } = await saved(page);
  expect(absoluteItems.at(-1)?.props?.src).toMatch(/\.webp$/);

  // A file that ends early is refused, too, instead of scaled down to what is there.
  await drop(wide.slice(0, 400));
  await expect(page.getByText('This file is damaged or not a picture.')).toBeVisible();

  // What is no picture is refused in words, and the page stays.
  await drop(base64, 'text/plain');
  await expect(page.getByText('The picture was not added')).toBeVisible();
  await expect(page.getByText('is not a picture we can open')).toBeVisible();
});

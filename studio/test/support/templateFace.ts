import { expect, type Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The width of a poker card, and what bleeds on each side (3.175 of 63.5 mm): units. */
const [WIDTH, BLEED] = [240, 12];

const faceOf = (page: Page) => page.getByRole('img', { name: 'Front of the card' });

/** Waits until the latest change is drawn. */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('[data-pane] [aria-busy]')).toHaveCount(0);
  await expect(faceOf(page)).toBeVisible();
}

/** Where a point of the face, in units from its trim's corner, lies on the page, once the latest change is drawn. */
export async function onFace(page: Page, x: number, y: number): Promise<Point> {
  await expectDrawn(page);
  const face = await faceOf(page).boundingBox();
  if (face === null) throw new Error('the face is not drawn');
  const zoom = face.width / (WIDTH + 2 * BLEED);
  return { x: face.x + (x + BLEED) * zoom, y: face.y + (y + BLEED) * zoom };
}

/** Drags with the mouse while keys are held. */
export async function drag(page: Page, from: Point, to: Point, ...keys: readonly string[]): Promise<void> {
  await page.mouse.move(from.x, from.y);
  for (const key of keys) await page.keyboard.down(key);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.mouse.up();
  for (const key of keys) await page.keyboard.up(key);
}

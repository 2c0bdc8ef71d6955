import { expect, type Page } from './support/studio.js';
import { readJson, writeJson } from './support/templateJson.js';

export const SHELL = '/dev/template-builder-shell';

export const text = (id: string, classes: string) => ({
  id,
  kind: 'text',
  renderType: 'text',
  classes,
  props: { text: id },
});
const box = (id: string, x: number, width: number) => ({
  ...{ id, kind: 'shape', renderType: 'shape', classes: 'bg-primary', y: 70, height: 8, rotation: 0 },
  ...{ x, width },
});

/** A face of 240 × 336 units. `top` has `a` above the row `g` with `c` and `d`, `foot` has `e`; three overlays lie in it. */
export const CONFIG = {
  ...{ name: 'Scratch', description: '', ratio: '2.5:3.5', background: { classes: 'bg-paper', children: [] } },
  sections: [
    {
      ...{ id: 'top', heightPercent: 50, classes: 'p-2 gap-2' },
      children: [
        text('a', 'h-[24px]'),
        {
          ...{ id: 'g', kind: 'shape', renderType: 'shape', classes: 'flex-row gap-2 p-2' },
          children: [text('c', 'w-[60px] h-[30px]'), text('d', 'w-[60px] h-[30px]')],
        },
      ],
    },
    { id: 'foot', heightPercent: 50, classes: 'p-2 gap-2', children: [text('e', 'h-[24px] mt-[6px]')] },
  ],
  absoluteItems: [box('one', 10, 10), box('two', 30, 10), box('three', 65, 14)],
};

interface Saved {
  readonly guides?: readonly { readonly direction: string }[];
  readonly sections: readonly {
    readonly heightPercent: number;
    readonly children: readonly { readonly classes: string }[];
  }[];
  readonly absoluteItems: readonly {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly children?: readonly { readonly id: string; readonly classes: string }[];
  }[];
}

/** The template in the JSON view, which stays open. */
export async function saved(page: Page): Promise<Saved> {
  return JSON.parse(await readJson(page)) as Saved;
}

/** A row of the structure, by its name. */
export const row = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
/** All rows of it, and those that are selected. */
export const rows = (page: Page, selector = '[role=treeitem]') =>
  page.locator(selector).evaluateAll((all) => all.map((row) => row.getAttribute('data-row')).join(' '));
export const selected = (page: Page) => rows(page, '[role=treeitem][aria-selected=true]');

export async function openScratch(page: Page): Promise<void> {
  await page.getByText('JSON', { exact: true }).click();
  await writeJson(page, JSON.stringify(CONFIG));
  await expect(page.getByText('No problems.')).toBeVisible();
}

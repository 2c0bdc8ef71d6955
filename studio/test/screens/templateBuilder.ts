import { expect, type Page } from '@playwright/test';
import type { Api } from '../support/api.js';
import type { Screen } from './Screen.js';

/** Copies an official template for the member and opens the copy. */
async function copiedTemplate(api: Api): Promise<string> {
  const { templates } = await api.get<{ templates: { id: string; slug: string }[] }>(
    '/api/templates/official?limit=500',
  );
  const original = templates.find(({ slug }) => slug === 'emberwild');
  const { template } = await api.post<{ template: { id: string } }>(`/api/templates/duplicate/${original?.id}`, {});
  return `/create/templates/${template.id}`;
}

/** Saves the copy in other words, which leaves an earlier version. */
async function savedTemplate(api: Api): Promise<string> {
  const path = await copiedTemplate(api);
  const address = path.replace('/create', '/api');
  const { template } = await api.get<{ template: { json_config: object; ratio: string } }>(address);
  await api.put(address, { ...template, name: 'Embers of the long night' });
  return path;
}

async function whenDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: 'Front of the card' })).toBeVisible();
}

/** Selects the title; on phones through the drawer. */
async function selectTitle(page: Page, width: number): Promise<void> {
  await whenDrawn(page);
  if (width < 900) await page.getByRole('button', { name: 'Structure' }).click();
  await page.getByRole('treeitem', { name: /^Name, Title/ }).click();
  if (width >= 900) return;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Inspector' }).click();
  await expect(page.getByRole('heading', { name: 'Name', exact: true })).toBeVisible();
}

const common = { as: 'member', isWindow: true, path: copiedTemplate } as const;

/** The template builder and its drawers. */
export const templateBuilderScreens: readonly Screen[] = [
  { ...common, name: 'template-builder', prepare: whenDrawn },
  { ...common, name: 'template-builder-item', prepare: selectTitle },
  {
    ...common,
    name: 'template-builder-structure',
    widths: [360],
    prepare: async (page) => {
      await whenDrawn(page);
      await page.getByRole('button', { name: 'Structure' }).click();
      await expect(page.getByRole('tree')).toBeVisible();
    },
  },
  ...['Data', 'History'].map((tab) => ({
    ...common,
    name: `template-builder-${tab.toLowerCase()}`,
    widths: [360],
    prepare: async (page: Page): Promise<void> => {
      await whenDrawn(page);
      await page.getByRole('button', { name: 'Structure' }).click();
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
    },
  })),
  {
    ...common,
    name: 'template-builder-stress',
    widths: [1440],
    prepare: async (page) => {
      await whenDrawn(page);
      await page.getByRole('button', { name: 'Stress test' }).click();
      await expect(page.getByRole('region', { name: 'Stress test' }).getByRole('status')).toContainText('overflow');
    },
  },
  {
    ...common,
    name: 'template-builder-unsaved',
    widths: [1440],
    prepare: async (page) => {
      await whenDrawn(page);
      await page.keyboard.press('t');
      await page.getByRole('link', { name: 'Back to templates' }).click();
      await expect(page.getByRole('dialog', { name: 'You have unsaved template changes' })).toBeVisible();
    },
  },
  {
    ...common,
    name: 'template-builder-versions',
    path: savedTemplate,
    prepare: async (page) => {
      await whenDrawn(page);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Version history' }).click();
      await expect(page.getByRole('img', { name: 'The card now' }).locator('[data-painted]')).toBeVisible();
    },
  },
  { as: 'member', name: 'template-builder-new', path: '/create/templates/new' },
];

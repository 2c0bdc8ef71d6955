import { expect } from '@playwright/test';
import { answerFor } from '../support/answerFor.js';
import { EVERYBODY, type Screen } from './Screen.js';

const PHONE = [360];
const ADMIN_PAGES = ['decks', 'members', 'color-schemes'];

/** The frame: start page, error screens, help, palette, menus, toasts and every component. */
export const shellScreens: readonly Screen[] = [
  { name: 'start', as: EVERYBODY, path: '/' },
  { name: 'about', as: EVERYBODY, path: '/about' },
  { name: 'updates', as: EVERYBODY, path: '/updates' },
  { name: 'update', as: EVERYBODY, path: '/updates/bring-your-spreadsheet' },
  { name: 'waitlist', as: ['stranger', 'member'], path: '/waitlist' },
  { name: 'waitlist-stale', as: ['maker', 'admin'], path: '/waitlist?token=not-a-token-of-anyone' },
  { name: 'template-builder-shell', as: 'member', path: '/dev/template-builder-shell' },
  {
    name: 'social-banner',
    as: 'member',
    path: async (api) => {
      const { presets } = await api.get<{ presets: { id: string }[] }>('/api/social-banners/presets');
      return `/create/social-banners/${presets[0]?.id ?? ''}`;
    },
    prepare: (page) => expect(page.locator('canvas[data-painted]')).toBeVisible(),
  },
  {
    name: 'social-banners',
    as: 'member',
    path: '/create/social-banners',
    prepare: (page) => expect(page.locator('canvas[data-painted]').first()).toBeVisible(),
  },
  { name: 'admin', as: 'admin', path: '/admin' },
  ...ADMIN_PAGES.map((path) => ({ name: `admin-${path}`, as: 'admin' as const, path: `/admin/${path}` })),
  {
    name: 'admin-loading',
    as: 'admin',
    path: '/admin/members',
    isLoading: true,
    fake: (page) => answerFor(page, String.raw`*/api/admin/members\?*`, () => 'none'),
    prepare: (page) => expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible(),
  },
  { name: 'error-404', path: '/nowhere' },
  { name: 'error-403', as: EVERYBODY, path: '/forbidden' },
  {
    name: 'error-500',
    path: '/updates',
    // A chunk that never loads is reported once a reload has not helped.
    // The browser has cached the chunk; page.route turns its cache off.
    fake: async (page) => {
      await page.route('**/assets/UpdatesPage*.js', (route) => route.abort());
      return () => page.unrouteAll();
    },
    prepare: (page) => expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible(),
  },
  { name: 'components', path: '/dev/components' },
  {
    name: 'help',
    as: 'member',
    path: '/create/decks',
    isWindow: true,
    isLeftBehind: true,
    prepare: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Help and shortcuts' })).toBeVisible();
    },
  },
  {
    name: 'palette',
    as: 'member',
    path: '/create/decks',
    isWindow: true,
    isLeftBehind: true,
    prepare: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('textbox', { name: 'Find an action' })).toBeVisible();
    },
  },
  {
    name: 'user-menu',
    as: 'member',
    path: '/settings/profile',
    isWindow: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Menu of Max Member' }).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    },
  },
  {
    name: 'more',
    as: 'admin',
    path: '/create/decks',
    widths: PHONE,
    isWindow: true,
    isLeftBehind: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More' }).click();
      await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
    },
  },
  {
    name: 'menu',
    path: '/updates',
    widths: PHONE,
    isWindow: true,
    isLeftBehind: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'confirm',
    // Other screens show the same dialog on wide screens.
    widths: PHONE,
    path: '/dev/components',
    isWindow: true,
    isLeftBehind: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Ask to delete' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete Night Signals?' })).toBeVisible();
    },
  },
  {
    name: 'toasts',
    path: '/dev/components',
    isWindow: true,
    isLeftBehind: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Say it' }).click();
      await page.getByRole('button', { name: 'Say an error' }).click();
      // Paused: its time stands still.
      await page.getByRole('button', { name: 'Open', exact: true }).focus();
    },
  },
];

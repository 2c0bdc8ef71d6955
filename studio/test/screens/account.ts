import { expect } from '@playwright/test';
import { freshAddress } from '../support/api.js';
import type { Screen } from './Screen.js';

/** The picture to crop. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#1d4ed8"/><circle cx="620" cy="230" r="150" fill="#f5bc45"/></svg>`;

/** Sign-in, mail links and the member's settings. */
export const accountScreens: readonly Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'login-mail', path: '/login?view=mail' },
  { name: 'login-sign-up', path: '/login?view=sign-up' },
  { name: 'login-forgotten', path: '/login?view=forgotten' },
  {
    name: 'login-wrong',
    path: '/login?email=nobody@example.com',
    prepare: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('The address or password is wrong')).toBeVisible();
    },
  },
  {
    name: 'login-sent',
    path: '/login?view=mail',
    prepare: async (page) => {
      await page.getByLabel('E-mail address').fill(freshAddress());
      await page.getByRole('button', { name: 'Send link and code' }).click();
      await expect(page.getByText('This server stores e-mails')).toBeVisible();
    },
  },
  {
    name: 'signed-out',
    as: 'member',
    isAlone: true,
    path: '/settings/profile',
    prepare: async (page) => {
      // The last row that loads: what moves between pressing and letting go is not clicked.
      await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
      await page.getByRole('button', { name: 'Sign out here' }).click();
      await expect(page.getByRole('heading', { name: 'Lamp off.' })).toBeVisible();
      await expect(page.getByLabel('E-mail address')).toBeVisible();
    },
  },
  { name: 'confirm-link', path: '/confirm?token_hash=none&type=signup' },
  { name: 'confirm-used', path: '/confirm' },
  { name: 'profile', as: 'member', path: '/settings/profile' },
  {
    name: 'profile-sign-in',
    as: 'member',
    path: '/settings/profile',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Change address' }).click();
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByRole('button', { name: 'Set new password' }).click();
      await expect(page.getByText('Enter your current password.')).toBeVisible();
    },
  },
  {
    name: 'profile-picture',
    as: 'member',
    path: '/settings/profile',
    isWindow: true,
    prepare: async (page) => {
      const drawn = await page.evaluate(async (svg) => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [900, 600];
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      }, PICTURE);
      const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
      await page.getByLabel('Picture file').setInputFiles(file);
      await expect(page.getByRole('group', { name: 'Crop circle' })).toBeVisible();
    },
  },
  {
    name: 'profile-leave',
    as: 'member',
    path: '/settings/profile',
    isWindow: true,
    prepare: async (page) => {
      await page.getByLabel('Display name').fill('Not saved');
      await page.getByRole('link', { name: 'Back to decks' }).click();
      await expect(page.getByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
    },
  },
  {
    name: 'profile-delete',
    as: 'member',
    path: '/settings/profile',
    isWindow: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete account' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
    },
  },
];

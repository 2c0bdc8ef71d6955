import { it } from 'vitest';
import { newPage, see } from './support/studio.js';

it('opens the dashboard for a member', async () => {
  const page = await newPage({ as: 'member', path: '/create' });
  await see(page.getByRole('heading', { name: 'Your decks' })).toBeVisible();
});

it('sends strangers to the sign-in page', async () => {
  const page = await newPage({ path: '/create' });
  await page.waitForURL('**/login?redirect=%2Fcreate');
});

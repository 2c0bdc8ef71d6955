import { expect, expectNoSeriousViolations, test } from './support/studio.js';

const PAGES = [
  ['', 'Overview'],
  ['/decks', 'Decks'],
  ['/templates', 'Templates'],
  ['/color-schemes', 'Colour schemes'],
  ['/worlds', 'Worlds'],
  ['/images', 'Images'],
  ['/members', 'Members'],
  ['/waitlist', 'Waitlist'],
  ['/updates', 'Updates'],
  ['/mails', 'Kept mails'],
  ['/jobs', 'Jobs'],
  ['/audit-log', 'Audit log'],
] as const;

test('opens every admin page to admins alone, without accessibility violations', async ({ newPage }) => {
  const stranger = await newPage({ path: '/login' });
  const member = await newPage({ as: 'member', path: '/create/decks' });
  for (const [path] of PAGES) {
    await stranger.goto(`/admin${path}`);
    await stranger.waitForURL(/\/login\?redirect=/);
    await member.goto(`/admin${path}`);
    await member.waitForURL('**/forbidden');
  }
  const admin = await newPage({ as: 'admin', path: '/admin' });
  for (const [, name] of PAGES) {
    await admin.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true }).click();
    await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectNoSeriousViolations(admin);
  }
});

test('narrows a list down, acts on its rows, and undoes it', async ({ newPage, newMember }) => {
  const account = await newMember();
  // A member exists from their first request on.
  await (await account.api()).get('/api/members/me');
  const page = await newPage({ as: 'admin', path: '/admin/members', width: 360 });
  await page.getByRole('searchbox', { name: 'Name or address' }).fill(account.email);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Nova Tester' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('1 member suspended')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Suspended' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('cell', { name: 'Active' })).toBeVisible();
  await expectNoSeriousViolations(page);
});

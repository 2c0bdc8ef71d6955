import { answerFor } from './support/answerFor.js';
import { goWithin } from './support/goWithin.js';
import { expect, expectNoSeriousViolations, test } from './support/studio.js';

const PAGES = [
  ['', 'Overview'],
  ['/decks', 'Decks'],
  ['/templates', 'Templates'],
  ['/color-schemes', 'Colour schemes'],
  ['/worlds', 'Worlds'],
  ['/images', 'Pictures'],
  ['/social', 'Banner presets'],
  ['/banners', 'Banner library'],
  ['/members', 'Members'],
  ['/roles', 'Roles'],
  ['/waitlist', 'Waitlist'],
  ['/newsletter', 'Newsletter'],
  ['/subscribers', 'Subscribers'],
  ['/updates', 'Updates'],
  ['/mails', 'Stored e-mails'],
  ['/jobs', 'Jobs'],
  ['/errors', 'Errors'],
  ['/audit-log', 'Audit log'],
  ['/checkout-test', 'Checkout test'],
] as const;

test('opens every admin page to admins alone, without accessibility violations', async ({ newPage }) => {
  const stranger = await newPage({ path: '/login' });
  const member = await newPage({ as: 'member', path: '/create/decks' });
  await stranger.goto('/admin');
  await stranger.waitForURL('**/login?redirect=%2Fadmin');
  await member.goto('/admin');
  await member.waitForURL('**/forbidden');
  for (const [path] of PAGES) {
    await goWithin(stranger, `/admin${path}`);
    await stranger.waitForURL(`**/login?redirect=${encodeURIComponent(`/admin${path}`)}`);
    await goWithin(member, `/admin${path}`);
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

test('keeps the selection and the page until something is done', async ({ newPage }) => {
  const page = await newPage({ as: 'admin', path: '/admin' });
  const roles = Array.from({ length: 51 }, (_, index) => ({
    ...{ id: `r${index + 1}`, name: `role-${index + 1}`, description: '', permissions: [], member_count: 0 },
    ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
  }));
  await answerFor(page, '*/api/admin/roles*', ({ method, url }) => {
    if (method === 'DELETE') return { status: 200, json: roles.pop() };
    const isSecond = url.includes('cursor=');
    const next_cursor = !isSecond && roles.length > 50 ? 'second' : null;
    const shown = isSecond ? roles.slice(50) : roles.slice(0, 50);
    return { status: 200, json: { roles: shown, total: roles.length, next_cursor } };
  });
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Roles' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('51–51 of 51')).toBeVisible();
  await page.reload();
  await expect(page.getByText('51–51 of 51')).toBeVisible();
  // The address is enough, as in a link: the page is found without the browser's history.
  await expect(page).toHaveURL(/[?&]page=2$/);
  await page.goto('/admin');
  await page.goto('/admin/roles?page=2');
  await expect(page.getByText('51–51 of 51')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select role-51' }).check();
  const toolbar = page.getByRole('toolbar', { name: 'Selected rows' });
  const question = page.getByRole('dialog', { name: 'Delete 1 role?' });
  const refuse = async (how: () => Promise<void>): Promise<void> => {
    await toolbar.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toBeVisible();
    await how();
    await expect(question).toBeHidden();
    await expect(toolbar).toContainText('1 selected');
  };
  await refuse(() => question.getByRole('button', { name: 'Cancel' }).click());
  await refuse(() => page.keyboard.press('Escape'));
  await page.getByRole('button', { name: 'Actions for role-51' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(toolbar).toContainText('1 selected');
  await toolbar.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1–50 of 50')).toBeVisible();
  await expect(toolbar).toBeHidden();
});

test('undoes only what was done, also after another admin has changed the deck', async ({
  newPage,
  newMember,
  members,
}) => {
  const maker = await (await newMember()).api();
  const [world] = (await maker.get<{ worlds: { id: string }[] }>('/api/worlds')).worlds;
  const translations = { en: { title: 'Passed around', description: 'A deck.' } };
  const made = { status: 'published', world_id: world?.id, translations };
  const { deck } = await maker.post<{ deck: { id: string } }>('/api/decks', made);
  const page = await newPage({ as: 'admin', path: `/admin/decks?q=${deck.id}` });
  await page.getByRole('button', { name: 'Actions for Passed around' }).click();
  await page.getByRole('menuitem', { name: 'Move to world' }).click();
  await page.getByRole('dialog').getByLabel('World').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('1 deck moved')).toBeVisible();
  const other = await members.api('admin');
  await other.post('/api/admin/decks/moderate', { decks: [{ id: deck.id, status: 'draft' }] });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  const after = await maker.get<{ deck: { status: string; world_id: string } }>(`/api/decks/${deck.id}`);
  expect(after.deck).toMatchObject({ status: 'draft', world_id: world?.id });
});

test('gets the report of a stranger, dismisses it, and takes the deck down', async ({ newPage, newMember }) => {
  const maker = await (await newMember()).api();
  const [world] = (await maker.get<{ worlds: { id: string }[] }>('/api/worlds')).worlds;
  const translations = { en: { title: 'Reported', description: 'A deck.' } };
  const { deck } = await maker.post<{ deck: { id: string } }>('/api/decks', {
    ...{ status: 'unlisted', world_id: world?.id, translations },
  });
  const stranger = await newPage({ path: `/explore/decks/${deck.id}`, width: 360 });
  await stranger.getByRole('button', { name: 'Report this deck' }).click();
  await stranger.getByLabel('Which cards, and why?').fill('The second one is mine.');
  await stranger.keyboard.press('Escape');
  await stranger.getByRole('button', { name: 'Keep editing' }).click();
  await expect(stranger.getByLabel('Which cards, and why?')).toHaveValue('The second one is mine.');
  const address = stranger.getByLabel('Your e-mail address');
  await address.fill('sami@example');
  // A press by accident accuses nobody.
  await stranger.getByRole('button', { name: 'Send report' }).click();
  await expect(stranger.getByText('Choose what is wrong.')).toBeVisible();
  await expect(stranger.getByLabel('What is wrong with it?')).toBeFocused();
  await stranger.getByLabel('What is wrong with it?').selectOption('It is somebody else’s work');
  await stranger.getByRole('button', { name: 'Send report' }).click();
  await expect(stranger.getByText('Enter an address such as nova@example.com.')).toBeVisible();
  await address.fill(`sami-${'long-'.repeat(10)}name@example.com`);
  await stranger.getByRole('button', { name: 'Send report' }).click();
  await expect(stranger.getByText('A person will look at the deck.')).toBeVisible();
  const admin = await newPage({ as: 'admin', path: `/admin/decks?only=reported&q=${deck.id}`, width: 360 });
  await admin.getByRole('button', { name: 'Reported', exact: true }).click();
  const panel = admin.getByRole('dialog', { name: 'Reported' });
  await expect(panel.getByText('“The second one is mine.”')).toBeVisible();
  const widest = await panel.evaluate((element) =>
    Math.max(...[...element.querySelectorAll('dl, section')].map((part) => part.getBoundingClientRect().width)),
  );
  expect(widest).toBeLessThanOrEqual(360);
  await panel.getByRole('button', { name: 'Dismiss the report' }).click();
  await expect(panel.getByText('Nobody has reported this deck.')).toBeVisible();
  // Whoever reads a report can act on it without looking for the deck in the list.
  await panel.getByRole('button', { name: 'Actions for Reported' }).click();
  await admin.getByRole('menuitem', { name: 'Take down' }).click();
  const question = admin.getByRole('dialog', { name: 'Take down 1 deck?' });
  await question.getByLabel('Reason').fill('The second card is copied.');
  await question.getByRole('button', { name: 'Take down' }).click();
  await expect(admin.getByText('1 deck taken down')).toBeVisible();
  await expect(panel).toBeHidden();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('filters members by any role, and clears a filter that the server refuses', async ({ newPage, members }) => {
  const admin = await members.api('admin');
  const role = `role-${crypto.randomUUID().slice(0, 8)}`;
  await admin.post('/api/admin/roles', { name: role, permissions: ['worlds'] });
  const page = await newPage({ as: 'admin', path: '/admin/members' });
  // Roles are written as everywhere else.
  await expect(page.getByRole('option', { name: 'admin', exact: true })).toBeAttached();
  await page.getByLabel('Role', { exact: true }).selectOption(role);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await goWithin(page, '/admin/members?state=asleep');
  await expect(page.getByText('There is no such filter')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByRole('table', { name: 'Members' })).toBeVisible();
});

test('breaks long names in lists, and no words beside them', async ({ newPage, newMember, members }) => {
  const nova = await newMember();
  const { worlds } = await (await members.api('admin')).get<{ worlds: { id: string; name: string }[] }>('/api/worlds');
  const world = worlds.find(({ name }) => name === 'Languages');
  const title = `${crypto.randomUUID()} ${'a very long title '.repeat(10)}`;
  await (
    await nova.api()
  ).post('/api/decks', { world_id: world?.id, translations: { en: { title, description: 'Long' } } });
  const page = await newPage({ as: 'admin', path: `/admin/decks?q=${title.slice(0, 36)}` });
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  const lines = await page.getByRole('cell', { name: 'Languages' }).evaluate((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('says what to do with the only world that has decks', async ({ newPage }) => {
  const page = await newPage({ as: 'admin', path: '/admin' });
  const world = {
    ...{ id: crypto.randomUUID(), parent_id: null, slug: 'forest', name: 'Forest', description: '', icon: null },
    ...{ illustration: null, position: 'a', deck_count: 1, children: [] },
  };
  const detail = '"Forest" has 1 deck. Choose a world to move them to: ?moveTo=<id>';
  await answerFor(page, '*/api/admin/worlds/*', ({ method }) =>
    method === 'DELETE'
      ? { status: 409, json: { type: '/problems/conflict', title: 'Conflict', status: 409, detail } }
      : { status: 200, json: [world] },
  );
  await goWithin(page, '/admin/worlds');
  await page.getByRole('button', { name: 'Forest', exact: true }).click();
  await page.getByRole('button', { name: 'Delete world' }).click();
  await page.getByRole('dialog', { name: 'Delete Forest?' }).getByRole('button', { name: 'Delete world' }).click();
  await expect(page.getByText('Add another world first', { exact: false })).toBeVisible();
});

test('breaks a long word in the title of a page', async ({ newPage, members }) => {
  const subject = `${crypto.randomUUID()}${'Donaudampfschifffahrt'.repeat(5)}`;
  const admin = await members.api('admin');
  const { issue } = await admin.post<{ issue: { id: string } }>('/api/admin/newsletter/issues', { subject });
  const page = await newPage({ as: 'admin', path: `/admin/newsletter/${issue.id}`, width: 360 });
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

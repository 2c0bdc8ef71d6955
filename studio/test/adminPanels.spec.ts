import { expect, expectNoSeriousViolations, test } from './support/studio.js';

test('asks before a panel closes over what was written', async ({ newPage }) => {
  const page = await newPage({ as: 'admin', path: '/admin/updates', width: 360 });
  const panel = page.getByRole('dialog', { name: 'New entry' });
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  const text = panel.getByRole('textbox', { name: 'Text' });
  await page.getByRole('button', { name: 'New entry' }).click();
  await expect(text).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'New entry' }).click();
  await text.fill('Half an hour of work');
  await page.keyboard.press('Escape');
  await expectNoSeriousViolations(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(text).toHaveValue('Half an hour of work');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(panel).toBeHidden();
});

test('asks before the back button leaves an icon that was picked', async ({ newPage }) => {
  const page = await newPage({ as: 'admin', path: '/admin/updates' });
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Worlds', exact: true }).click();
  await page.getByRole('button', { name: 'New world' }).click();
  const panel = page.getByRole('dialog', { name: 'New world' });
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await panel.getByRole('button', { name: 'Choose an icon' }).click();
  const icons = page.getByRole('dialog', { name: 'Choose an icon' });
  await icons.getByRole('button', { name: 'No icon' }).click();
  await expect(icons).toBeHidden();
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(panel).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/worlds');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.waitForURL('**/admin/updates');
  await expect(page.getByRole('heading', { level: 1, name: 'Updates' })).toBeVisible();
});

test('asks before the back button leaves changed roles of a member, and not once they are saved', async ({
  newPage,
  newMember,
  members,
}) => {
  const account = await newMember();
  await (await account.api()).get('/api/members/me');
  const role = `role-${crypto.randomUUID().slice(0, 8)}`;
  await (await members.api('admin')).post('/api/admin/roles', { name: role, permissions: ['worlds'] });
  const page = await newPage({ as: 'admin', path: '/admin/updates' });
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Members', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Name or address' }).fill(account.email);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Nova Tester', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Nova Tester' });
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await panel.getByLabel('Roles', { exact: true }).fill(role);
  await page.keyboard.press('Enter');
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await panel.getByRole('button', { name: 'Save roles' }).click();
  await expect(page.getByText('Nova Tester has other roles')).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/admin/updates');
  await expect(question).toBeHidden();
});

test('saves only what was changed in an entry', async ({ newPage, members }) => {
  const admin = await members.api('admin');
  const title = `Entry ${crypto.randomUUID()}`;
  const published_at = '2026-01-02T03:04:05.678Z';
  const { update } = await admin.post<{ update: { id: string } }>('/api/admin/updates', {
    ...{ title, body: 'Before', tags: [], published_at },
  });
  const page = await newPage({ as: 'admin', path: `/admin/updates?q=${encodeURIComponent(title)}` });
  await page.getByRole('button', { name: title, exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Edit entry' });
  await panel.getByRole('textbox', { name: 'Title' }).fill(`${title} renamed`);
  await admin.patch(`/api/admin/updates/${update.id}`, { body: 'By another admin' });
  await panel.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByText('Entry saved')).toBeVisible();
  const { updates } = await admin.get<{ updates: { id: string; published_at: string }[] }>(
    `/api/admin/updates?q=${encodeURIComponent(title)}`,
  );
  expect(updates).toMatchObject([{ id: update.id, title: `${title} renamed`, body: 'By another admin' }]);
  expect(Date.parse(updates[0]?.published_at ?? '')).toBe(Date.parse(published_at));
});

test('changes of a role only what this admin changed, and replaces no other role', async ({ newPage, members }) => {
  const admin = await members.api('admin');
  const name = `role-${crypto.randomUUID().slice(0, 8)}`;
  const path = `/api/admin/roles/${name}`;
  await admin.post('/api/admin/roles', { name, permissions: ['worlds'] });
  const page = await newPage({ as: 'admin', path: `/admin/roles?q=${name}` });
  await page.getByRole('button', { name, exact: true }).click();
  const panel = page.getByRole('dialog', { name });
  await panel.getByRole('checkbox', { name: 'Pictures' }).check();
  await admin.patch(path, { description: 'By another admin', grant: ['jobs'], revoke: ['worlds'] });
  await panel.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText(`${name} saved`)).toBeVisible();
  await expect(page.getByRole('row', { name })).toContainText(/By another admin.*Pictures, Jobs/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name })).not.toContainText('Pictures');
  await expect(page.getByRole('row', { name })).toContainText('Jobs');

  await page.getByRole('button', { name: 'New role' }).click();
  const another = page.getByRole('dialog', { name: 'New role' });
  await another.getByRole('textbox', { name: 'Name' }).fill(name);
  await another.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText(`There is already a role ${name}.`)).toBeVisible();
  await expect(another).toBeVisible();
});

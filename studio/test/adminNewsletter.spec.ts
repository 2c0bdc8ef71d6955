import type { FrameLocator, Page } from '@playwright/test';
import { goWithin } from './support/goWithin.js';
import { holdSaves } from './support/holdSaves.js';
import { expect, expectNoSeriousViolations, freshAddress, test } from './support/studio.js';

const letterOf = (page: Page): FrameLocator => page.frameLocator('iframe');

/**
 * Writes the text of an issue whose preview is shown, and waits for the new preview. Chromium tells Playwright about a
 * frame in the middle of React's commit: what is filled in at that moment is lost.
 */
async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Text').fill(text);
  await expect(letterOf(page).getByText(text, { exact: true })).toBeVisible();
}

test('asks before a draft replaces what was saved meanwhile', async ({ newPage, members }) => {
  const admin = await members.api('admin');
  const content = { subject: 'Autumn', body: 'Leaves' };
  const { issue } = await admin.post<{ issue: { id: string } }>('/api/admin/newsletter/issues', content);
  const page = await newPage({ as: 'admin', path: `/admin/newsletter/${issue.id}` });
  await expect(letterOf(page).getByText('Leaves')).toBeVisible();
  await write(page, 'Mine');
  await admin.patch(`/api/admin/newsletter/issues/${issue.id}`, { body: 'Theirs' });
  await page.keyboard.press('Control+s');
  const question = page.getByRole('dialog', { name: 'This draft was saved somewhere else' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  // A dialog that is closing takes clicks which are meant for the next one.
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Text')).toHaveValue('Mine');
  await page.keyboard.press('Control+s');
  await question.getByRole('button', { name: 'Replace theirs' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await write(page, 'Mine again');
  const held = await holdSaves(page, `**/api/admin/newsletter/issues/${issue.id}`);
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('link', { name: 'All issues' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Saving…');
  await held[0]?.continue();
  await page.waitForURL('**/admin/newsletter');
  await expect(question).toHaveCount(0);
});

test('asks about sending an issue only as long as its page is open', async ({ newPage, members, latestMail }) => {
  const admin = await members.api('admin');
  const email = freshAddress();
  const page = await newPage({ as: 'admin', path: '/admin/newsletter' });
  await page.request.post('/api/newsletter/subscribe', { data: { email } });
  await page.request.post((await latestMail(email, 'Confirm your subscription')).link);
  const content = { subject: `Winter for ${email}`, body: 'Cold' };
  const { issue } = await admin.post<{ issue: { id: string } }>('/api/admin/newsletter/issues', content);
  await goWithin(page, `/admin/newsletter/${issue.id}`);
  const question = page.getByRole('dialog', { name: `Send “${content.subject}”` });
  await page.getByRole('button', { name: 'Send…' }).click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'New issue' })).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.goForward();
  await expect(letterOf(page).getByText('Cold')).toBeVisible();
  await write(page, 'Colder');
  const held = await holdSaves(page, `**/api/admin/newsletter/issues/${issue.id}`);
  await page.getByRole('button', { name: 'Send…' }).click();
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('link', { name: 'All issues' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Saving…');
  await held[0]?.continue();
  await expect(page.getByRole('button', { name: 'New issue' })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('writes a newsletter beside its preview, and sends it after a question', async ({ newPage, latestMail }) => {
  const reader = freshAddress();
  const page = await newPage({ as: 'admin', path: '/admin/newsletter' });
  await page.request.post('/api/newsletter/subscribe', { data: { email: reader } });
  await page.request.post((await latestMail(reader, 'Confirm your subscription')).link);
  await page.getByRole('button', { name: 'New issue' }).click();
  await expect(letterOf(page).getByRole('link', { name: 'Unsubscribe' })).toBeVisible();
  const subject = page.getByLabel('Subject', { exact: true });
  const title = `News for ${reader}`;
  await subject.fill(title);
  await page.getByLabel('Text').fill('# Hello\n\nThree **new** decks.');
  await expect(letterOf(page).getByRole('heading', { name: 'Hello' })).toBeVisible();
  await page.getByText('Phone', { exact: true }).click();
  await expect(page.getByTitle('The e-mail on a phone')).toBeVisible();
  await page.getByRole('link', { name: 'All issues' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay and edit' }).last().click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // Playwright does not see an end of loading once a frame was replaced.
  await page.reload();
  await expect(subject).toHaveValue(title);
  await expectNoSeriousViolations(page);
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('button', { name: /^Send to [\d,]+ subscribers?$/ }).click();
  await expect(page.getByText('Sent.', { exact: true })).toBeVisible();
  await page.reload();
  await expectNoSeriousViolations(page);
  expect((await latestMail(reader, title)).text).toContain('Three **new** decks.');
});

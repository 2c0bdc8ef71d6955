import { answerFor } from './support/answerFor.js';
import { expect, test, type Page } from './support/studio.js';
import { describe, dialog, madeDeck } from './newDeckDialog.js';

/** As on a server with a language model. */
async function configureAi(page: Page): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...config, ai: { text: true, pictures: 'procedural' } } });
  });
}

interface Design {
  readonly id: string;
  readonly slug: string;
  readonly color_scheme_id?: string | null;
}

test.describe('a new deck', () => {
  test('begins blank, with a size and a back, by keyboard alone', async ({ newPage, newMember }) => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=blank' });
    await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Name the deck. You can change the name later.')).toBeVisible();
    await expect(page.getByText('Describe the deck in a sentence. You can change it later.')).toBeVisible();
    await page.keyboard.type('Night Signals');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Cards for late.');
    const poker = page.getByRole('radio', { name: /Poker/ });
    await expect(poker).toBeChecked();
    await poker.focus();
    await page.keyboard.press('ArrowRight');
    await expect(poker).not.toBeChecked();
    await page.keyboard.press('ArrowLeft');
    const backs = page.getByRole('radiogroup', { name: 'Back' }).getByRole('radio');
    await backs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(backs.nth(1)).toBeChecked();
    const back = await backs.nth(1).getAttribute('aria-label');
    await page.getByRole('textbox', { name: 'Name' }).press('Enter');
    const deck = await madeDeck(page, member);
    expect(deck.translations.en?.title).toBe('Night Signals');
    expect(deck.world_id).not.toBeNull();
    expect(deck.categories[0]?.cards.map(({ translations }) => translations.en?.title)).toEqual(['New Card']);
    const { templates } = await (
      await member.api()
    ).get<{ templates: { id: string; name: string }[] }>('/api/templates/official');
    expect(templates.find(({ id }) => id === deck.back_template_id)?.name).toBe(back);
  });

  test('is reached in five ways, of which the brief says plainly that no AI is set up', async ({
    newPage,
    newMember,
  }) => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=blank', width: 360 });
    for (const way of ['Blank', 'Template', 'Spreadsheet', 'Deck file', 'Brief']) {
      await dialog(page).getByRole('tab', { name: way }).click();
      await expect(dialog(page).getByRole('tabpanel', { name: way })).toBeVisible();
    }
    await expect(dialog(page)).toContainText('No AI provider is configured');
    await dialog(page).getByRole('tab', { name: 'Template' }).click();
    // Also one that stands alone in its row.
    const sizes = dialog(page).getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
    await expect(sizes.first()).toBeVisible();
    const widths = await sizes.evaluateAll((all) => all.map((size) => Math.round(size.getBoundingClientRect().width)));
    expect(new Set(widths).size).toBe(1);
    await dialog(page).getByRole('tab', { name: 'Brief' }).click();
    await page.getByRole('link', { name: 'from a spreadsheet' }).click();
    await expect(dialog(page).getByRole('tab', { name: 'Spreadsheet' })).toHaveAttribute('aria-selected', 'true');
    // A click outside the dialog must not lose what was typed.
    await page.mouse.click(2, 2);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(page.url()).not.toContain('new=');
    await page.goto('/create/decks?new=brief');
    await expect(dialog(page).getByRole('link', { name: 'from a template' })).toBeFocused();
  });

  test('asks before it discards what was typed; Escape keeps editing', async ({ newPage, newMember }) => {
    const page = await newPage({ as: await newMember(), path: '/create/decks' });
    const link = page.getByRole('link', { name: 'New deck' }).first();
    await link.press('Enter');
    const name = dialog(page).getByRole('textbox', { name: 'Name' });
    await name.fill('Hail');
    const question = page.getByRole('dialog', { name: 'Discard this deck?' });
    await page.keyboard.press('Escape');
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Keep editing' }).press('Enter');
    await expect(question).toHaveCount(0);
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('begins in an official design that is shown with cards', async ({ newPage, newMember }) => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=template' });
    const design = page.getByRole('radio', { name: 'Emberwild' });
    await expect(design.locator('canvas[data-painted]')).toHaveCount(3);
    await design.click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Embers');
    await describe(page);
    await page.getByRole('button', { name: 'Create deck in Emberwild' }).click();
    const deck = await madeDeck(page, member);
    expect(deck.front_template_id).not.toBe(deck.back_template_id);
  });

  test('begins in a design of one’s own, in the colours and with the back of its original', async ({
    newPage,
    newMember,
  }) => {
    const member = await newMember();
    const api = await member.api();
    const { templates } = await api.get<{ templates: Design[] }>('/api/templates/official?limit=500');
    const idOf = (slug: string) => templates.find((each) => each.slug === slug)?.id ?? '';
    const original = templates.find(({ slug }) => slug === 'emberwild');
    const path = `/api/templates/duplicate/${original?.id ?? ''}`;
    const { template } = await api.post<{ template: Design }>(path, {});
    await api.put(`/api/templates/${template.id}`, { ...template, name: 'My embers' });
    const page = await newPage({ as: member, path: '/create/templates' });
    await page.getByRole('button', { name: 'Actions for My embers' }).click();
    await page.getByRole('menuitem', { name: 'New deck with it' }).click();
    const design = dialog(page).getByRole('radio', { name: 'My embers' });
    await expect(design).toBeChecked();
    await expect(design.locator('canvas[data-painted]')).toHaveCount(3);
    await expect(dialog(page).getByRole('radiogroup', { name: 'Design' }).getByRole('radio').first()).toBeChecked();
    await page.getByRole('textbox', { name: 'Name' }).fill('Embers');
    await describe(page);
    await page.getByRole('button', { name: 'Create deck in My embers' }).click();
    expect(await madeDeck(page, member)).toMatchObject({
      front_template_id: template.id,
      back_template_id: idOf('emberwild-back'),
      color_scheme_id: original?.color_scheme_id,
    });
  });

  test('is drafted from a brief, looked at, and only then kept', async ({ newPage, newMember }) => {
    const member = await newMember();
    const page = await newPage({ as: member });
    await configureAi(page);
    await page.route('**/api/ai/deck-draft', (route) =>
      route.fulfill({
        json: {
          deck: {
            default_language: 'en',
            translations: { en: { title: 'Kind questions', description: 'For after a hard week.' } },
            categories: [
              {
                translations: { en: { title: 'Look back' } },
                cards: [{ translations: { en: { title: 'What held?' } } }],
              },
            ],
          },
        },
      }),
    );
    await page.goto('/create/decks?new=brief');
    await expect(page.getByRole('textbox', { name: 'Describe the deck' })).toBeFocused();
    await page.keyboard.type('Questions for after a hard week.');
    await page.getByRole('button', { name: 'Write a draft' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Kind questions' })).toBeVisible();
    await expect(dialog(page).getByRole('img', { name: 'What held?' })).toBeVisible();
    // A look at another way to begin does not lose the draft.
    await dialog(page).getByRole('tab', { name: 'Blank' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Kind questions' })).toBeHidden();
    await dialog(page).getByRole('tab', { name: 'Brief' }).click();
    await page.getByRole('button', { name: 'Import deck' }).click();
    expect((await madeDeck(page, member)).translations.en?.title).toBe('Kind questions');
  });

  test('shows on a phone why a draft was not written', async ({ newPage, newMember }) => {
    const page = await newPage({ as: await newMember(), width: 360 });
    await configureAi(page);
    const detail = 'The AI provider is busy, or its quota is used up. Try again later.';
    const problem = { type: '/problems/upstream', title: 'Service failed', status: 502, detail };
    await answerFor(page, '*/api/ai/deck-draft', () => ({ status: 502, json: problem }));
    await page.goto('/create/decks?new=brief');
    await expect(dialog(page).getByRole('tab', { name: 'Brief' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('textbox', { name: 'Describe the deck' }).fill('Questions for after a hard week.');
    const write = page.getByRole('button', { name: 'Write a draft' });
    await write.click();
    const alert = page.getByRole('alert').filter({ hasText: detail });
    await expect(alert).toBeInViewport({ ratio: 1 });
    const edges = await Promise.all([alert.boundingBox(), write.boundingBox()]);
    expect((edges[0]?.y ?? 0) + (edges[0]?.height ?? 0)).toBeLessThan(edges[1]?.y ?? 0);
  });

  test('names wrong numbers of a brief, and stops writing without losing it', async ({ newPage, newMember }) => {
    const page = await newPage({ as: await newMember() });
    await configureAi(page);
    await answerFor(page, '*/api/ai/deck-draft', () => 'none');
    await page.goto('/create/decks?new=brief');
    const brief = page.getByRole('textbox', { name: 'Describe the deck' });
    await brief.fill('Questions for after a hard week.');
    await page.getByLabel('Categories').fill('');
    await page.getByRole('button', { name: 'Write a draft' }).click();
    await expect(page.getByText('Enter a number from 1 to 12.')).toBeVisible();
    await expect(page.getByLabel('Categories')).toBeFocused();
    await page.getByLabel('Categories').fill('2');
    await page.getByRole('button', { name: 'Write a draft' }).press('Enter');
    const stop = page.getByRole('button', { name: 'Stop writing' });
    await expect(stop).toBeFocused();
    await stop.press('Enter');
    await expect(brief).toHaveValue('Questions for after a hard week.');
    await expect(brief).toBeFocused();
  });
});

test.describe('a deck from a deck file', () => {
  const file = (deck: unknown, name = 'deck.json') => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(typeof deck === 'string' ? deck : JSON.stringify(deck)),
  });
  const DECK = {
    default_language: 'en',
    translations: { en: { title: 'Small Hours' } },
    categories: [{ translations: { en: { title: 'All' } }, cards: [{ translations: { en: { title: 'Lamp' } } }] }],
  };

  test('is looked at before it is kept; of one that is wrong every fault is listed by its path', async ({
    newPage,
    newMember,
  }) => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=file' });
    const input = page.getByLabel('Choose deck file', { exact: true });
    const problems = page.getByRole('dialog').getByRole('alert');
    await input.setInputFiles(file({ ...DECK, status: 'gone', categories: [{ cards: [{ copies: -1 }] }] }));
    await expect(problems).toContainText('deck.json is not a readable deck file');
    await expect(problems.getByRole('listitem')).toHaveCount(2);
    await input.setInputFiles(file('{ "title": ', 'cut.json'));
    await expect(problems).toContainText('cut.json is not a readable deck file');
    const [category] = DECK.categories;
    const numbered = { ...category, cards: [{ ...category?.cards[0], card_number: '7' }] };
    await input.setInputFiles(file({ ...DECK, templates: { front: 'word-hoard' }, categories: [numbered] }));
    // Other designs show it: the file names this one.
    await expect(dialog(page).getByText('Card number is not shown')).toBeVisible();
    await page.getByRole('button', { name: 'Use another file' }).click();
    await input.setInputFiles(file(DECK));
    await expect(dialog(page).getByRole('heading', { name: 'Small Hours' })).toBeVisible();
    await expect(dialog(page)).toContainText('1 card in 1 category, English');
    await expect(dialog(page).getByRole('img', { name: 'Lamp' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'World' })).not.toHaveValue('');
    await page.getByRole('button', { name: 'Import deck' }).click();
    await expect(page.getByText('Describe the deck in a sentence. You can change it later.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'What is it about?' })).toBeFocused();
    await describe(page);
    await page.getByRole('button', { name: 'Import deck' }).click();
    expect((await madeDeck(page, member)).translations.en).toMatchObject({
      title: 'Small Hours',
      description: 'Cards for late.',
    });
  });
});

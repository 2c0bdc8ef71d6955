import { readFile } from 'node:fs/promises';
import { makeWeather, savedDeck, test } from './deckEditorDecks.js';
import { dialog, openExport, textOf } from './exportDialog.js';
import { expect, expectNoSeriousViolations } from './support/studio.js';

const SWOP = new URL('../../renderer/assets/profiles/SWOP_TR003_coated.icc', import.meta.url);

test.describe('print products in the export dialog', () => {
  test('prints with a preset that the member brings, until it is deleted', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 3, 2));
    await openExport(page);
    await dialog(page).getByRole('button', { name: 'Your presets and profiles' }).click();
    const own = page.getByRole('dialog', { name: 'Your presets and profiles' });
    const file = (name: string, content: string) => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    const sheet = { sheet: { slug: 'board', name: 'Board', widthMm: 320, heightMm: 450 } };
    const preset = { name: 'corner', title: 'Corner shop', product: 'pdf-sheets', bleedMm: 2, sheet };
    const text = JSON.stringify(preset);
    const files = [
      file('wrong.json', JSON.stringify({ ...preset, bleedMm: 'two' })),
      file('proto.json', `{"__proto__":{},${text.slice(1)}`),
      file('corner.json', `{"bleedMm":3,${text.slice(1)}`),
    ];
    await own.getByLabel('Files: Presets').setInputFiles(files);
    const notes = own.getByRole('alert');
    await expect(notes).toContainText('bleedMm, line 1: It is "two"');
    await expect(notes).toContainText('proto.json was not addedThe key "__proto__" is not allowed.');
    await expect(notes).toContainText('corner.json was added, but look at thisbleedMm, line 1: The key "bleedMm" is');
    await expectNoSeriousViolations(page);
    await own.getByRole('button', { name: 'Actions for Corner shop' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await expect(page.getByRole('dialog', { name: /^Rename/ }).getByRole('textbox')).toBeFocused();
    // Escape closes one dialog after the other.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: /^Rename/ })).toHaveCount(0);
    await expect(own).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(own).toHaveCount(0);
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByLabel('For', { exact: true }).click();
    await page.getByRole('option', { name: 'Corner shop' }).click();
    await expect(dialog(page).getByText('Board, 450 × 320 mm')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Your presets and profiles' }).click();
    await own.getByRole('button', { name: 'Actions for Corner shop' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(dialog(page).getByLabel('For', { exact: true })).toHaveValue('Sheets to print and cut');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(dialog(page).getByLabel('For', { exact: true })).toHaveValue('Corner shop');
  });

  test('asks for the ICC file that a preset names, and exports for it once it is there', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const color = { space: 'cmyk', standard: 'pdf-x-4', profile: 'House_v3.icc' };
    const preset = { name: 'press', title: 'Corner press', product: 'pdf-cards', bleedMm: 3, color };
    await (await member.api()).post('/api/own-presets', preset);
    const page = await openEditor(member, await makeWeather(member, 3));
    await openExport(page);
    await dialog(page).getByText('Print shop').click();
    await dialog(page).getByLabel('For', { exact: true }).click();
    await page.getByRole('option', { name: 'Corner press' }).click();
    const press = dialog(page).getByRole('combobox', { name: 'Press and paper' });
    await expect(press).toHaveValue('');
    const asked = dialog(page).getByText('Corner press is made for the colour profile House_v3.icc.');
    await expect(asked).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Export PDF' })).toBeDisabled();
    await expectNoSeriousViolations(page);
    await dialog(page).getByRole('button', { name: 'Your presets and profiles' }).click();
    const own = page.getByRole('dialog', { name: 'Your presets and profiles' });
    const mimeType = 'application/vnd.iccprofile';
    const file = { name: 'House_v3.icc', mimeType, buffer: await readFile(SWOP) };
    await own.getByLabel('Files: Colour profiles').setInputFiles([file]);
    await expect(own.getByRole('button', { name: 'Actions for House_v3.icc' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(press).toHaveValue('House_v3.icc');
    await expect(dialog(page).getByText('The preset’s own profile: House_v3.icc')).toBeVisible();
    await expect(asked).toHaveCount(0);
    const downloading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    expect(await textOf(await downloading)).toContain('OutputConditionIdentifier(CGATS TR 003)');
  });

  test('makes landscape cards of a landscape design, and places none on precut stock', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const id = await makeWeather(member, 3);
    const client = await member.api();
    const { templates } = await client.get<{ templates: { id: string; slug: string }[] }>(
      '/api/templates/official?limit=500',
    );
    const idOf = (slug: string) => templates.find((each) => each.slug === slug)?.id;
    const designs = { front_template_id: idOf('long-view'), back_template_id: idOf('long-view-back') };
    await client.patch(`/api/decks/${id}`, { version: (await savedDeck(member, id)).version, ...designs });
    const page = await openEditor(member, id);
    await openExport(page);
    await expect(dialog(page).getByLabel('Card size')).toHaveValue('Poker (US), landscape, 88.9 × 63.5 mm');
    const shape = dialog(page).getByRole('combobox', { name: 'Shape' });
    await expect(shape).toHaveCount(0);
    await dialog(page).getByText('Guides').click();
    await shape.click();
    await page.getByRole('option', { name: 'Hexagon' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Export PDF' })).toBeEnabled();
    await dialog(page).getByLabel('For', { exact: true }).click();
    await page.getByRole('option', { name: 'Avery 5371, 10 cards' }).click();
    await expect(dialog(page).getByLabel('Card size')).toHaveValue('Business card, landscape, 89 × 51 mm');
    await expect(dialog(page).getByLabel('Bleed, mm')).toBeVisible();
    await expect(dialog(page).getByLabel('Gap, mm')).toHaveCount(0);
    await dialog(page).getByText('Print shop').click();
    await dialog(page).getByLabel('For', { exact: true }).click();
    await page.getByRole('option', { name: 'DriveThruCards' }).click();
    await expect(dialog(page).getByRole('combobox', { name: 'Colours' })).toBeDisabled();
    await expect(dialog(page).getByText('63.5 × 88.9 mm + 3.2 mm bleed')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Export PDF' })).toBeEnabled();
  });

  test('offers only what the vendor takes, and says why', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 3, 2));
    await openExport(page);
    await expect(dialog(page).getByRole('radiogroup', { name: 'Cut marks' })).toBeVisible();
    await dialog(page).getByLabel('For', { exact: true }).click();
    await page.getByRole('option', { name: 'Print & Play' }).click();
    await expect(dialog(page).getByRole('combobox', { name: 'Other paper' })).toBeDisabled();
    await expect(dialog(page).getByText('Print & Play requires this.').first()).toBeVisible();
    const gap = dialog(page).getByLabel('Gap, mm');
    await gap.fill('1');
    await gap.blur();
    await expect(gap).toHaveValue('4');
    await expect(dialog(page).getByText('a bleed of at least 2 mm and a gap of at least 4 mm')).toBeVisible();
    await dialog(page).getByRole('combobox', { name: 'Backs' }).click();
    await expect(page.getByRole('option', { name: 'After all fronts, long edge' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'On every second page, short edge' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await dialog(page)
      .getByRole('button', { name: /^Columns, margins/ })
      .click();
    await expect(dialog(page).getByRole('radio', { name: 'Landscape' })).toBeDisabled();
    await dialog(page).getByRole('combobox', { name: 'Cutting plotter' }).click();
    await page.getByRole('option', { name: 'Cut lines as SVG' }).click();
    await expect(dialog(page).getByRole('radiogroup', { name: 'Cut marks' })).toHaveCount(0);
    await expectNoSeriousViolations(page);

    await dialog(page).getByText('A page or a virtual table').click();
    await expect(dialog(page).getByRole('combobox', { name: 'Shape' })).toHaveCount(0);
    await dialog(page).getByLabel('For', { exact: true }).click();
    await page.getByRole('option', { name: 'Tabletop Simulator' }).click();
    await expect(dialog(page).getByRole('combobox', { name: 'Shape' })).toBeVisible();

    // A button that does nothing says why.
    const why = dialog(page).getByText('Enter the address that the pictures will have.');
    await expect(why).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Export zip' })).toBeDisabled();
    await dialog(page).getByLabel('Address', { exact: true }).fill('https://example.org/cards');
    await expect(why).toBeHidden();
    await expect(dialog(page).getByRole('button', { name: 'Export zip' })).toBeEnabled();
  });

  test('measures a printer on a landscape sheet, and lays the sheets as that one lay', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 3, 2));
    await openExport(page);
    await expect(dialog(page).getByText('A4, 210 × 297 mm')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Columns, margins and printer calibration' }).click();
    // By keyboard: the button still moves while its section opens, and could slip away from under the mouse.
    await dialog(page).getByRole('button', { name: 'Calibrate' }).press('Enter');
    const wizard = dialog(page).getByRole('form', { name: 'Calibrate a printer' });
    await wizard.getByText('Landscape').click();
    const downloading = page.waitForEvent('download');
    await wizard.getByRole('button', { name: 'Download the sheet' }).click();
    expect(await textOf(await downloading)).toContain('/MediaBox [0 0 841.890 595.276]');
    const save = wizard.getByRole('button', { name: 'Save printer' });
    await expect(wizard.getByText('Enter where the cross lies, to the right and down')).toBeVisible();
    await wizard.getByLabel('Right').fill('0,5');
    await wizard.getByLabel('Down').fill('-0.5');
    await expect(wizard.getByText('Enter a name to save the printer.')).toBeVisible();
    await expect(save).toBeDisabled();
    await wizard.getByLabel('Name of the printer').fill('Office, landscape');
    const down = wizard.getByLabel('Down');
    const measured = await down.inputValue();
    for (const [typed, needed] of [
      ['-', 'Enter where the cross lies'],
      ['99', 'must be from -50 to 50 mm'],
    ] as const) {
      await down.fill(typed);
      await down.press('Enter');
      await expect(wizard).toContainText(needed);
    }
    await down.fill(measured);
    await expectNoSeriousViolations(page);
    await save.click();
    await expect(dialog(page).getByLabel('Calibrated printer')).toHaveValue('Office, landscape');
    await expect(dialog(page).getByRole('button', { name: 'Calibrate' })).toBeFocused();
    await expect(dialog(page).getByText('A4, 297 × 210 mm')).toBeVisible();
    const orientation = dialog(page).getByRole('radiogroup', { name: 'Orientation' });
    await orientation.getByText('Portrait').click();
    await expect(dialog(page).getByText('The printer was measured on landscape sheets')).toBeVisible();
  });
});

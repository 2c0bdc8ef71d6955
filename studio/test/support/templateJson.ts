import type { Page } from '@playwright/test';

/** How CodeMirror finds its view from its element; it draws only the lines that are seen, so the page has not all. */
type Content = HTMLElement & { readonly cmTile?: { readonly root: { readonly view: { readonly state: State } } } };
interface State {
  readonly doc: { toString(): string };
}

export const jsonField = (page: Page) => page.getByRole('textbox', { name: 'Template as JSON' });

/** The whole text of the JSON view, which must be open. */
export function readJson(page: Page): Promise<string> {
  return jsonField(page).evaluate((content: Content) => content.cmTile?.root.view.state.doc.toString() ?? '');
}

/** Replaces the whole text of the JSON view by keyboard. */
export async function writeJson(page: Page, text: string): Promise<void> {
  await jsonField(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

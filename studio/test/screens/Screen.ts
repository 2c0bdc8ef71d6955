import type { Page } from '@playwright/test';
import type { Api } from '../support/api.js';
import type { Who } from '../support/studio.js';

/** One picture: a page, or a dialog on it. Taken at 360 and 1440 px, light and dark, and looked at by axe. */
export interface Screen {
  /** Of the file: `dashboard-new-deck`. */
  readonly name: string;
  readonly as?: Extract<Who, string>;
  /** Where it is; or made with the API as who looks, where a deck is needed first. */
  readonly path: string | ((api: Api) => Promise<string>);
  /** What is done there before the picture is taken: opening a dialog, a menu. Wait for what should be seen. */
  readonly prepare?: (page: Page, width: number) => Promise<void>;
  /** Where there is only one of them, such as a drawer of phones. */
  readonly widths?: readonly number[];
  /** Only the window, not the whole length: dialogs, and pages that scroll inside. */
  readonly isWindow?: boolean;
}

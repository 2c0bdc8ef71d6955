import type { Page } from '@playwright/test';
import type { Api } from '../support/api.js';

/**
 * Who looks. A `newcomer` has just signed up; a `maker` has decks of every kind, templates and a bin (`makerThings.ts`).
 * The others are nobody and the two demo accounts, of whom nothing may be changed but what a screen adds for itself.
 */
export type Looker = 'stranger' | 'member' | 'admin' | 'newcomer' | 'maker';

/** One picture: a page, or a dialog on it. Taken at 360 and 1440 px, light and dark, and looked at by axe. */
export interface Screen {
  /** Of the file: `dashboard-new-deck`. */
  readonly name: string;
  readonly as?: Looker;
  /** Where it is; or made with the API as who looks, where a deck is needed first. */
  readonly path: string | ((api: Api) => Promise<string>);
  /** What the page must not get from the server: routes that fail, answers of a service that is not configured. */
  readonly route?: (page: Page) => Promise<unknown>;
  /** What is done there before the picture is taken: opening a dialog, a menu. Wait for what should be seen. */
  readonly prepare?: (page: Page, width: number) => Promise<void>;
  /** Where there is only one of them, such as a drawer of phones. */
  readonly widths?: readonly number[];
  /** Only the window, not the whole length: dialogs, and pages that scroll inside. */
  readonly isWindow?: boolean;
  /** Something never arrives, which is the point. */
  readonly isLoading?: boolean;
  /** It ends its session, which others need. */
  readonly isAlone?: boolean;
}

import type { Page } from '@playwright/test';
import type { Api } from '../support/api.js';

/**
 * Who looks. A `newcomer` has just signed up; a `maker` has decks of every kind, templates and a bin (`makerThings.ts`).
 * The others are nobody and the two demo accounts, of whom nothing may be changed but what a screen adds for itself.
 */
export type Looker = 'stranger' | 'member' | 'admin' | 'newcomer' | 'maker';

/** Pages that show everybody the same, and owners and admins more. */
export const EVERYBODY: readonly Looker[] = ['stranger', 'member', 'maker', 'admin'];

/** One screen: a page, or a dialog on it. Photographed at 360 and 1440 px in light and dark, and checked by axe. */
export interface Screen {
  /** The file's name: `dashboard-new-deck`. */
  readonly name: string;
  /** A stranger where not given. Of several, tests see the first on a wide screen, the second on a phone, and so on. */
  readonly as?: Looker | readonly Looker[];
  /** Its path, or a function that prepares it through the API. */
  readonly path: string | ((api: Api) => Promise<string>);
  /** Server responses to fake: requests that fail, services that are not configured. @returns a function that ends it */
  readonly fake?: (page: Page) => Promise<() => Promise<void>>;
  /** Prepares the screenshot by opening a dialog or a menu. Wait for what should be visible. */
  readonly prepare?: (page: Page, width: number) => Promise<void>;
  /** If there is only one of them, such as a phone's drawer. */
  readonly widths?: readonly number[];
  /** Only the window, not the full height: for dialogs, and pages that scroll inside. */
  readonly isWindow?: boolean;
  /** Something never arrives, on purpose. */
  readonly isLoading?: boolean;
  /** It leaves something behind that other pages show, such as toasts, so the next screen is loaded. True where answers are faked. */
  readonly isLeftBehind?: boolean;
  /** It ends its session, which other tests need. */
  readonly isAlone?: boolean;
}

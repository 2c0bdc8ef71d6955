import type { BrowserContextOptions } from '@playwright/test';
import type { Members, Who } from './Members.js';
import { studioUrl } from './runningStudio.js';

export interface ContextOptions {
  /** A stranger where not given. */
  readonly as?: Who;
  /** CSS pixels. 1440 where not given; below 768 it is a phone with a touch screen. */
  readonly width?: number;
  readonly height?: number;
  readonly colorMode?: 'light' | 'dark';
  /** Transitions and animations take their time. Elsewhere they end at once: a press can miss a button that moves. */
  readonly hasMotion?: boolean;
  /** Nothing of the context goes to other tests, for tests that replace its clock or end its process. */
  readonly isAlone?: boolean;
}

/** An entry of `localStorage`. */
export interface StoredItem {
  readonly name: string;
  readonly value: string;
}

/** The storage key of supabase-js's session: SESSION_KEY of auth/storedSession.ts. */
const SESSION_KEY = 'cardwright-session';

/** Playwright's options for a browser context in which somebody is signed in. */
export async function contextOptions(members: Members, options: ContextOptions): Promise<BrowserContextOptions> {
  return {
    baseURL: studioUrl(),
    viewport: viewportOf(options),
    hasTouch: isPhone(options),
    ...mediaOf(options),
    locale: 'en-GB',
    storageState: {
      cookies: [],
      origins: [{ origin: studioUrl(), localStorage: await storedItems(members, options) }],
    },
  };
}

export function isPhone({ width = 1440 }: ContextOptions): boolean {
  return width < 768;
}

export function viewportOf(options: ContextOptions): { width: number; height: number } {
  return { width: options.width ?? 1440, height: options.height ?? (isPhone(options) ? 740 : 900) };
}

export function mediaOf({ colorMode = 'light', hasMotion = false }: ContextOptions): {
  colorScheme: 'light' | 'dark';
  reducedMotion: 'reduce' | 'no-preference';
} {
  return { colorScheme: colorMode, reducedMotion: hasMotion ? 'no-preference' : 'reduce' };
}

/** What the studio keeps in `localStorage` of whoever is signed in: a new session each time. */
export async function storedItems(members: Members, { as = 'stranger' }: ContextOptions): Promise<StoredItem[]> {
  return as === 'stranger' ? [] : [{ name: SESSION_KEY, value: JSON.stringify(await members.session(as)) }];
}

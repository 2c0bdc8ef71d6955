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
  readonly reducedMotion?: boolean;
}

/** The storage key of supabase-js's session: SESSION_KEY of auth/storedSession.ts. */
const SESSION_KEY = 'cardwright-session';

/** A browser context in which somebody is signed in, in the words of Playwright. */
export async function contextOptions(members: Members, options: ContextOptions): Promise<BrowserContextOptions> {
  const { as = 'stranger', width = 1440, colorMode = 'light' } = options;
  const isPhone = width < 768;
  const session = as === 'stranger' ? undefined : await members.session(as);
  return {
    baseURL: studioUrl(),
    viewport: { width, height: options.height ?? (isPhone ? 740 : 900) },
    hasTouch: isPhone,
    colorScheme: colorMode,
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    locale: 'en-GB',
    ...(session && {
      storageState: {
        cookies: [],
        origins: [{ origin: studioUrl(), localStorage: [{ name: SESSION_KEY, value: JSON.stringify(session) }] }],
      },
    }),
  };
}

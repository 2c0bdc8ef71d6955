import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { Api, openSession, signUp, type Account, type Session } from './api.js';

export { see } from './see.js';
export { expectNoSeriousViolations } from './accessibility.js';

/** The two demo accounts, nobody, or an account that `newMember` made. */
export type Who = 'stranger' | 'member' | 'admin' | Account;

export interface PageOptions {
  readonly as?: Who;
  /** CSS pixels. 1440 where not given; below 768 it is a phone that is touched. */
  readonly width?: number;
  readonly height?: number;
  readonly colorMode?: 'light' | 'dark';
  /** What it opens first. */
  readonly path?: string;
  readonly reducedMotion?: boolean;
  /** Uncaught errors of the page fail the test, unless it provokes them. */
  readonly allowErrors?: boolean;
}

/** Where supabase-js keeps the session: SESSION_KEY of auth/storedSession.ts. */
const SESSION_KEY = 'cardwright-session';
const FAILURES = fileURLToPath(new URL('../../../out/test-failures', import.meta.url));

let connected: Promise<Browser> | undefined;
let members = 0;
/** Sessions of sign-ups that nobody uses yet; every sign-in costs a fifth of a second of hashing. */
const unused = new Map<string, Session>();
/** Sessions of calls to the API, which are never refreshed. */
const calling = new Map<string, Promise<Session>>();

/** Where the studio is, without a slash at the end. */
export const studioUrl = (): string => running().url;

/** A page of a browser context of its own, closed when the test ends. Call it in tests, not in hooks. */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  connected ??= chromium.connect(running().browser);
  const context = await (await connected).newContext(await contextOptions(options));
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  // Hooks of failed tests come after these, when the page is closed.
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(page, task.name);
    await context.close();
    if (options.allowErrors !== true) expect(errors, 'uncaught errors of the page').toEqual([]);
  });
  if (options.path !== undefined) await page.goto(options.path);
  return page;
}

/** The API as somebody, to prepare decks and to look at what was saved. */
export async function api(who: Who): Promise<Api> {
  if (who === 'stranger') return new Api(running().url);
  const { email } = accountOf(who);
  const session = calling.get(email) ?? sessionOf(who);
  calling.set(email, session);
  return new Api(running().url, await session);
}

/** A fresh account without decks: what a test changes, no other test sees. */
export async function newMember(displayName = 'Nova Tester'): Promise<Account & { readonly id: string }> {
  const account = {
    email: `nova-${process.pid}-${Date.now()}-${(members += 1)}@example.com`,
    password: 'plum velvet tractor',
  };
  const session = await signUp(running().url, account, displayName);
  unused.set(account.email, session);
  return { ...account, id: session.user.id };
}

async function contextOptions(options: PageOptions): Promise<Parameters<Browser['newContext']>[0]> {
  const { as = 'stranger', width = 1440, colorMode = 'light' } = options;
  const isPhone = width < 768;
  const { url } = running();
  const session = as === 'stranger' ? undefined : await sessionOf(as);
  return {
    baseURL: url,
    viewport: { width, height: options.height ?? (isPhone ? 740 : 900) },
    hasTouch: isPhone,
    colorScheme: colorMode,
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    locale: 'en-GB',
    ...(session && {
      storageState: {
        cookies: [],
        origins: [{ origin: url, localStorage: [{ name: SESSION_KEY, value: JSON.stringify(session) }] }],
      },
    }),
  };
}

/** A session of its own each time: two browsers that share one would revoke each other's when it is refreshed. */
async function sessionOf(who: Exclude<Who, 'stranger'>): Promise<Session> {
  const { email, password } = accountOf(who);
  const session = unused.get(email);
  unused.delete(email);
  return session ?? openSession(running().url, { email, password });
}

function accountOf(who: Exclude<Who, 'stranger'>): Account {
  const account = typeof who === 'string' ? running().accounts.find(({ role }) => role === who) : who;
  if (account === undefined) throw new Error(`the server made no account of this role`);
  return account;
}

function running() {
  const studio = inject('studio');
  if (studio === undefined) throw new Error('The studio was not started: name the spec by its path under studio/test.');
  return studio;
}

async function keepPicture(page: Page, test: string): Promise<void> {
  if (page.isClosed()) return;
  await mkdir(FAILURES, { recursive: true });
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  await page.screenshot({ path: `${FAILURES}/${name}.png` }).catch(() => undefined);
}

afterAll(async () => {
  await (await connected)?.close();
  connected = undefined;
});

export type { Page };

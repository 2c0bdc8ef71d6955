import { parsePath } from 'react-router';
import { expect, it } from 'vitest';
import { PageError } from '../../errors/PageError.js';
import { matchesAny } from './pathPattern.js';
import { signInPath } from '../../auth/redirectTarget.js';
import { requestedPath } from './requestedPath.js';
import { routedPath } from './routedPath.js';
import { needsSignIn, redirectCookie, type SignInGuardOptions } from './signInGuard.js';
import { uuidParams } from './uuidParams.js';

const everything: SignInGuardOptions = {
  login: '/login',
  callback: '/confirm',
  include: [],
  exclude: [],
  cookieRedirect: false,
};

it('matches literally but for the star', () => {
  expect(matchesAny('/create/decks/1', ['/create/*'])).toBe(true);
  expect(matchesAny('/create', ['/create/*'])).toBe(false);
  expect(matchesAny('/creative', ['/create', '/create/*'])).toBe(false);
  expect(matchesAny('/a.b', ['/a.b'])).toBe(true);
  expect(matchesAny('/aXb', ['/a.b'])).toBe(false);
  expect(matchesAny('/x/decks/y', ['*/decks/*'])).toBe(true);
  expect(matchesAny('/a(b', ['/a(b'])).toBe(true);
});

it('guards every path where no include is named, except the sign-in pages and what is excluded', () => {
  expect(needsSignIn('/about', everything)).toBe(true);
  expect(needsSignIn('/login', everything)).toBe(false);
  expect(needsSignIn('/login/', everything)).toBe(false);
  expect(needsSignIn('/confirm', everything)).toBe(false);
  expect(needsSignIn('/about/us', { ...everything, exclude: ['/about*'] })).toBe(false);
});

it('guards only what is included, and an exclude beats an include', () => {
  const some = { ...everything, include: ['/create*'], exclude: ['/create/open'] };
  expect(needsSignIn('/explore', some)).toBe(false);
  expect(needsSignIn('/create/decks', some)).toBe(true);
  expect(needsSignIn('/create/open', some)).toBe(false);
});

it.each([
  '/create',
  '/create/',
  '/create/decks',
  '/admin',
  '/admin/decks',
  '/settings/profile',
  '/onboarding',
  '/own/decks/1',
  '/dev/template-builder-shell',
  // The router opens the same pages for these.
  '/Create',
  '/ADMIN/decks/',
  '/%63reate/decks',
])('%s is for members', (path) => expect(needsSignIn(path)).toBe(true));

it.each([
  '/',
  '/about',
  '/login',
  '/confirm',
  '/updates',
  '/waitlist',
  '/explore',
  '/explore/decks/1',
  '/play/random/1',
  '/forbidden',
  '/create%2Fdecks',
  '/%',
])('%s is open to anyone', (path) => expect(needsSignIn(path)).toBe(false));

it('reads a path as the router does', () => {
  expect(routedPath('/Admin//')).toBe('/admin');
  expect(routedPath('/')).toBe('/');
  expect(routedPath('/a%2Fb/%E0%A4%A')).toBe('/a%2fb/%e0%a4%a');
  expect(routedPath('/a%2Fb/%C3%84')).toBe('/a%2fb/ä');
});

it('keeps the wanted path, with its query, in the query and the cookie', () => {
  expect(signInPath('/create/decks?sort=title&q=a b')).toBe(
    '/login?redirect=%2Fcreate%2Fdecks%3Fsort%3Dtitle%26q%3Da%20b',
  );
  expect(signInPath('/admin', 'roles')).toBe('/login?redirect=%2Fadmin&failed=roles');
  expect(redirectCookie('/create?a=1;b')).toBe('cardwright-redirect-path=%2Fcreate%3Fa%3D1%3Bb; Path=/; SameSite=Lax');
});

it('keeps the hash of the first page, and of one that somebody moves to within the studio', () => {
  const path = '/admin/decks?q=a%20b';
  const request = { url: `http://localhost${path}` };
  const shown = (address: string): URL => new URL(address, request.url);
  expect(requestedPath(request, undefined, shown(`${path}#x`))).toBe(`${path}#x`);
  for (const before of ['/explore#y', `${path}#y`, signInPath(`${path}#y`, 'roles')])
    expect(requestedPath(request, parsePath('/admin/decks?q=a b#x'), shown(before))).toBe(`${path}#x`);
  for (const elsewhere of ['/admin/decks#x', '/explore#x']) {
    expect(requestedPath(request, undefined, shown(elsewhere))).toBe(path);
    expect(requestedPath(request, parsePath(elsewhere), shown(`${path}#x`))).toBe(path);
  }
});

it('takes UUIDs, and gives a 404 for anything else', () => {
  expect(uuidParams({ params: { id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427' } })).toBeNull();
  for (const id of ['new', '', '1', '1b4e28ba-2fa1-41d2-883f-0016d3cca427x', undefined])
    expect(() => uuidParams({ params: { id } })).toThrow(new PageError(404, 'Page Not Found'));
});

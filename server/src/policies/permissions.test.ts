import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertAccess } from '../api/access.js';
import type { Caller } from '../caller.js';
import { PERMISSIONS, type Permission } from '../contract/permissions.js';
import { allRoutes } from '../routes/index.js';

const adminRoutes = allRoutes.filter(({ access }) => access === 'admin');

/** Where the routes of each permission lie, told apart from the lists of names. */
const PATHS: Readonly<Record<Permission, RegExp>> = {
  decks: /^\/api\/admin\/(decks|reports)\b/,
  templates: /^\/api\/admin\/templates\b/,
  'color-schemes': /^\/api\/admin\/color-schemes\b/,
  worlds: /^\/api\/admin\/worlds\b/,
  images: /^\/api\/admin\/images\b/,
  banners: /^\/api\/admin\/social-banners\b/,
  members: /^\/api\/admin\/members(\/suspend|\/\{id\})?$/,
  waitlist: /^\/api\/admin\/waitlist\b/,
  newsletter: /^\/api\/admin\/newsletter\b/,
  updates: /^\/api\/admin\/updates\b/,
  jobs: /^\/api\/admin\/jobs\b/,
};

function aMember(permissions: readonly Permission[], roles: readonly string[] = ['helper']): Caller {
  return { kind: 'member', id: '1', email: 'helper@example.com', roles, permissions };
}

function openTo(caller: Caller): string[] {
  return adminRoutes
    .filter((route) => {
      try {
        assertAccess(route, caller);
        return true;
      } catch {
        return false;
      }
    })
    .map(({ name }) => name);
}

function expected(permissions: readonly Permission[]): string[] {
  const isOpen = ({ name, method, path }: (typeof adminRoutes)[number]): boolean =>
    permissions.some((permission) => PATHS[permission].test(path)) ||
    // Members may see where somebody is signed in, but not end it.
    (permissions.includes('members') && name === 'adminListSessions' && method === 'get');
  return adminRoutes.filter(isOpen).map(({ name }) => name);
}

describe('a permission', () => {
  it.each(PERMISSIONS)('%s opens exactly its routes', (permission) => {
    expect(openTo(aMember([permission]))).toEqual(expected([permission]));
    expect(openTo(aMember([permission])).length).toBeGreaterThan(0);
  });

  it('opens what it opens alone, together with any others', () => {
    fc.assert(
      fc.property(fc.subarray([...PERMISSIONS]), (permissions) => {
        expect(openTo(aMember(permissions))).toEqual(expected(permissions));
      }),
    );
  });

  it('is needed: a role without one opens nothing, and admins need none', () => {
    expect(openTo(aMember([]))).toEqual([]);
    expect(openTo({ kind: 'stranger' })).toEqual([]);
    expect(openTo(aMember([], ['admin']))).toEqual(adminRoutes.map(({ name }) => name));
  });

  it('never opens roles, kept mails or the audit log', () => {
    const names = openTo(aMember(PERMISSIONS));
    for (const name of [
      'adminSetRoles',
      'adminCreateRole',
      'adminChangeRole',
      'adminDeleteRole',
      'adminListRoles',
      'adminEndSessions',
    ])
      expect(names).not.toContain(name);
    for (const name of ['adminListMails', 'adminReadMail', 'adminListActions', 'adminListErrors'])
      expect(names).not.toContain(name);
  });
});

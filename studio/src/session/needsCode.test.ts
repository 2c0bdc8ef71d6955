import type { User } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { needsCode } from './needsCode.js';

const token = (aal: string): string => `x.${btoa(JSON.stringify({ aal, name: '\u00ff?>' })).replaceAll('+', '-')}.x`;
const user = (...statuses: ('verified' | 'unverified')[]): User => ({
  id: '1',
  app_metadata: {},
  user_metadata: {},
  aud: 'authenticated',
  created_at: '',
  factors: statuses.map((status) => ({ id: '2', factor_type: 'totp', status, created_at: '', updated_at: '' })),
});

describe('needsCode', () => {
  it('asks only those who have turned a second factor on, and only once', () => {
    expect(needsCode({ access_token: token('aal1'), user: user('verified') })).toBe(true);
    expect(needsCode({ access_token: token('aal2'), user: user('verified') })).toBe(false);
    expect(needsCode({ access_token: token('aal1'), user: user('unverified') })).toBe(false);
    expect(needsCode({ access_token: token('aal1'), user: user() })).toBe(false);
  });
});

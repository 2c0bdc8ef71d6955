import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { authFaultOf } from './authFault.js';

describe('authFaultOf', () => {
  it('names the field that is wrong', () => {
    const fault = authFaultOf(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'));
    expect(fault).toMatchObject({ field: 'password', title: 'The address or password is wrong' });
  });

  it.each([
    ['Too many requests. Try again in 42 s.', 42],
    ['Too many requests. Try again in 1 second.', 1],
    ['Too many requests. Try again in 59 minutes.', 3_540],
    ['Too many requests. Try again in 24 hours.', 86_400],
    ['For security purposes, you can only request this after 51 seconds.', 51],
    ['Rate limited', 60],
  ])('reads the seconds from %j', (message, seconds) => {
    expect(authFaultOf(new AuthApiError(message, 429, 'over_request_rate_limit')).waitSeconds).toBe(seconds);
  });

  it('distinguishes a limit of e-mails from a limit of attempts', () => {
    const fault = authFaultOf(new AuthApiError('Try again in 5 s.', 429, 'over_email_send_rate_limit'));
    expect(fault.title).toBe('Too many e-mails to this address');
  });

  it('distinguishes short passwords from guessable ones', () => {
    expect(authFaultOf(new AuthWeakPasswordError('short', 422, ['length'])).title).toContain('too short');
    expect(authFaultOf(new AuthWeakPasswordError('known', 422, ['pwned'])).title).toContain('easy to guess');
  });

  it('distinguishes a missing connection from an error of the server', () => {
    expect(authFaultOf(new AuthRetryableFetchError('Failed to fetch', 0)).title).toBe('The server cannot be reached');
    expect(authFaultOf(new AuthRetryableFetchError('bad gateway', 502)).title).toBe('The server had a problem');
  });

  it('describes a session that has ended, and errors that it does not know', () => {
    expect(authFaultOf(new AuthSessionMissingError()).code).toBe('session_missing');
    expect(authFaultOf(new Error('Odd thing'))).toMatchObject({ fix: 'Odd thing' });
    expect(authFaultOf('nonsense')).toMatchObject({ title: 'That did not work' });
  });
});

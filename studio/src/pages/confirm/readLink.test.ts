import { describe, expect, it } from 'vitest';
import { readLink } from './readLink.js';

const origin = 'https://cards.example';
const read = (search: string, hash = '') => readLink({ search, hash, origin });

describe('readLink', () => {
  it('reads a token and where the e-mail was requested', () => {
    const inner = encodeURIComponent(`${origin}/confirm?redirect=%2Fcreate%2Fdecks%2F1`);
    expect(read(`?token_hash=abc&type=magiclink&redirect_to=${inner}`)).toMatchObject({
      link: { kind: 'token', tokenHash: 'abc', type: 'magiclink' },
      purpose: 'magiclink',
      target: '/create/decks/1',
    });
  });

  it('accepts an address on the same site', () => {
    expect(read(`?token_hash=a&type=signup&redirect_to=${encodeURIComponent(`${origin}/explore?q=a`)}`).target).toBe(
      '/explore?q=a',
    );
  });

  it.each(['https://evil.example/x', 'javascript:alert(1)', `${origin}/login`, '//evil.example', `${origin}//evil`])(
    'does not go on to %s',
    (address) => {
      expect(read(`?token_hash=a&type=signup&redirect_to=${encodeURIComponent(address)}`).target).toBe('/create/decks');
    },
  );

  it('reads a code, and its purpose from what the e-mail was requested with', () => {
    expect(read('?type=recovery&redirect=%2Fexplore&code=xyz')).toMatchObject({
      link: { kind: 'code', code: 'xyz' },
      purpose: 'recovery',
      target: '/explore',
    });
  });

  it('reads a session and a failure from the fragment', () => {
    expect(read('', '#access_token=a&refresh_token=b&type=invite')).toMatchObject({
      link: { kind: 'session', accessToken: 'a', refreshToken: 'b' },
      purpose: 'invite',
    });
    expect(read('', '#error=access_denied&error_code=otp_expired').errorCode).toBe('otp_expired');
    expect(read('', '#error=server_error&error_description=x').errorCode).toBe('server_error');
    expect(read('', '#message=Confirmation+link+accepted').isHalfConfirmed).toBe(true);
  });

  it('returns no link if the address has none, and an unknown purpose for other types', () => {
    expect(read('?token_hash=a&type=odd')).toMatchObject({ purpose: 'unknown', link: { type: 'email' } });
    expect(read('').link).toBeUndefined();
    for (const cut of ['?type=signup&token_hash=', '?code=']) expect(read(cut).link).toBeUndefined();
    expect(read('', '#refresh_token=b&access_token=').link).toBeUndefined();
  });
});

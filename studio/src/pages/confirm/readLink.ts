import type { EmailOtpType } from '@supabase/supabase-js';
import { HOME_OF_MEMBERS, sitePath } from '../../auth/redirectTarget.js';
import type { Link } from '../../auth/calls/redeemLink.js';

/** The purpose of the e-mail. `unknown`: it came through the service's own address, which does not say. */
export type Purpose = 'signup' | 'magiclink' | 'recovery' | 'email_change' | 'invite' | 'unknown';

/** The content of the confirm page's address. */
export interface ConfirmAddress {
  readonly link: Link | undefined;
  readonly purpose: Purpose;
  /** The service has already refused: its redirect carries the reason. */
  readonly errorCode: string | undefined;
  /** The first of the two addresses has been confirmed. */
  readonly isHalfConfirmed: boolean;
  readonly target: string;
}

const PURPOSES: readonly Purpose[] = ['signup', 'magiclink', 'recovery', 'email_change', 'invite'];

/** Reads `?token_hash&type`, `?code`, or a fragment with a session or an error. */
export function readLink({ search, hash, origin }: Pick<Location, 'search' | 'hash' | 'origin'>): ConfirmAddress {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const either = (name: string): string | null => query.get(name) ?? fragment.get(name);
  const inner = innerAddress(query.get('redirect_to'), origin);
  const type = either('type') ?? inner?.searchParams.get('type') ?? null;
  return {
    link: linkOf(query, fragment, type),
    purpose: purposeOf(type),
    // Some services only name the kind of error.
    errorCode: either('error_code') ?? either('error') ?? undefined,
    isHalfConfirmed: either('message') !== null,
    target: sitePath(query.get('redirect')) ?? targetOf(inner) ?? HOME_OF_MEMBERS,
  };
}

function linkOf(query: URLSearchParams, fragment: URLSearchParams, type: string | null): Link | undefined {
  // A link that was cut off may end in an empty value.
  const tokenHash = query.get('token_hash') ?? '';
  // `email` is the current name for what older e-mails call signup and magiclink.
  if (tokenHash !== '') return { kind: 'token', tokenHash, type: emailOtpType(type) };
  const code = query.get('code') ?? '';
  if (code !== '') return { kind: 'code', code };
  const [accessToken = '', refreshToken = ''] = ['access_token', 'refresh_token'].map(
    (name) => fragment.get(name) ?? '',
  );
  return accessToken === '' || refreshToken === '' ? undefined : { kind: 'session', accessToken, refreshToken };
}

function emailOtpType(type: string | null): EmailOtpType {
  const purpose = purposeOf(type);
  return purpose === 'unknown' ? 'email' : purpose;
}

function purposeOf(type: string | null): Purpose {
  return PURPOSES.find((purpose) => purpose === type) ?? 'unknown';
}

/** Links from the embedded service carry the address that the e-mail was requested with. */
function innerAddress(redirectTo: string | null, origin: string): URL | undefined {
  if (redirectTo === null || !URL.canParse(redirectTo, origin)) return undefined;
  const url = new URL(redirectTo, origin);
  return url.origin === origin ? url : undefined;
}

function targetOf(inner: URL | undefined): string | undefined {
  if (inner === undefined) return undefined;
  return sitePath(inner.searchParams.get('redirect')) ?? sitePath(inner.pathname + inner.search + inner.hash);
}

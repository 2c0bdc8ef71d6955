import type { EmailOtpType } from '@supabase/supabase-js';
import { authClient, unwrap } from './client.js';

/** The credential in a /confirm link: a token to redeem, a PKCE code, or a session in the fragment. */
export type Link =
  | { readonly kind: 'token'; readonly tokenHash: string; readonly type: EmailOtpType }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'session'; readonly accessToken: string; readonly refreshToken: string };

interface Redeemed {
  readonly isSignedIn: boolean;
  /** The client remembers which codes were requested for a recovery. */
  readonly isRecovery: boolean;
}

/** @throws AuthError */
export async function redeemLink(link: Link): Promise<Redeemed> {
  const auth = await authClient();
  switch (link.kind) {
    case 'token': {
      const { session } = unwrap(await auth.verifyOtp({ token_hash: link.tokenHash, type: link.type }));
      return { isSignedIn: session !== null, isRecovery: link.type === 'recovery' };
    }
    case 'code': {
      const data = unwrap(await auth.exchangeCodeForSession(link.code));
      const isRecovery = 'redirectType' in data && data.redirectType === 'recovery';
      return { isSignedIn: true, isRecovery };
    }
    case 'session':
      unwrap(await auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken }));
      return { isSignedIn: true, isRecovery: false };
  }
}

import type { UserRow } from '../../../queries/auth/users.js';
import { presentFactor } from '../factors/presentFactor.js';
import { AUDIENCE } from '../tokens/AccessTokens.js';

/** An account in the form that Supabase's clients expect; unset values are left out, as in Supabase. */
export function presentUser(user: UserRow): Record<string, unknown> {
  return {
    id: user.id,
    aud: AUDIENCE,
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...dates(user),
    ...(user.new_email !== null && { new_email: user.new_email }),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: [presentIdentity(user)],
    ...(user.factors.length > 0 && { factors: user.factors.map(presentFactor) }),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
  };
}

function dates(user: UserRow): Record<string, string> {
  const all = {
    email_confirmed_at: user.email_confirmed_at,
    confirmed_at: user.email_confirmed_at,
    invited_at: user.invited_at,
    confirmation_sent_at: user.confirmation_sent_at,
    recovery_sent_at: user.recovery_sent_at,
    email_change_sent_at: user.new_email === null ? null : user.email_change_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    banned_until: user.banned_until,
  };
  return Object.fromEntries(Object.entries(all).flatMap(([name, date]) => (date ? [[name, date.toISOString()]] : [])));
}

/** An account has a single identity: its e-mail address. */
function presentIdentity(user: UserRow): Record<string, unknown> {
  return {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: {
      sub: user.id,
      email: user.email,
      email_verified: user.email_confirmed_at !== null,
      phone_verified: false,
    },
    provider: 'email',
    ...(user.last_sign_in_at && { last_sign_in_at: user.last_sign_in_at.toISOString() }),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    email: user.email,
  };
}

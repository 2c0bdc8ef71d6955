import type { Factor } from '../../../queries/auth/users.js';

/** A factor in the form that Supabase's clients read, without its secret. */
export function presentFactor({ id, friendly_name, factor_type, status, created_at, updated_at }: Factor) {
  return { id, ...(friendly_name !== '' && { friendly_name }), factor_type, status, created_at, updated_at };
}

import { queryOptions } from '@tanstack/react-query';
import { http } from './http.js';

/** The member that is signed in. */
export interface Me {
  readonly id: string;
  readonly display_name: string;
  readonly avatar_url: string | null;
  readonly bio: string;
  readonly website: string | null;
  readonly email: string;
  readonly preferred_language: string | null;
  readonly onboarded_at: string | null;
  readonly roles: readonly string[];
  readonly created_at: string;
  readonly updated_at: string;
}

export const meQuery = queryOptions({
  queryKey: ['members', 'me'],
  queryFn: async () => (await http.get<{ member: Me }>('/api/members/me')).member,
  staleTime: 5 * 60_000,
});

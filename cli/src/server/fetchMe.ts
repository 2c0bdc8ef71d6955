import { z } from 'zod';
import type { ServerClient } from './ServerClient.js';

const answer = z.object({
  member: z.object({
    id: z.string(),
    email: z.string(),
    display_name: z.string(),
    roles: z.array(z.string()),
  }),
});

export type Me = z.infer<typeof answer>['member'];

/** The account of the session. @throws CardwrightError `server.not_signed_in` */
export async function fetchMe(client: ServerClient): Promise<Me> {
  return (await client.json('/api/members/me', answer, { place: '' })).member;
}

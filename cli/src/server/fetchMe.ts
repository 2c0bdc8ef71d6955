import { memberCalls, type Member } from '@cardwright/server/contract';
import type { ServerClient } from './ServerClient.js';

/** The account of the session. @throws CardwrightError `server.not_signed_in` */
export async function fetchMe(client: ServerClient): Promise<Member> {
  return (await client.call(memberCalls.readMe, {})).member;
}

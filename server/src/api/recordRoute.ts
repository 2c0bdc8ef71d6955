import { recordAdminAction, type ActionNote } from '../audit/recordAdminAction.js';
import type { Caller } from '../caller.js';
import type { Services } from '../services.js';
import type { Route } from './defineRoute.js';

interface Handled {
  readonly caller: Caller;
  readonly params: unknown;
  readonly result: unknown;
  readonly notes: readonly ActionNote[];
}

/** Whether a route's calls go into the audit log: everything but reading. */
export function isRecorded({ access, method, changesNothing }: Route): boolean {
  return access === 'admin' && method !== 'get' && changesNothing !== true;
}

/** Records a handled call of an admin route in the audit log; without notes, with the names in the answer and path. */
export async function recordRoute(
  services: Services,
  { name, summary }: Route,
  { caller, params, result, notes }: Handled,
): Promise<void> {
  const actorId = caller.kind === 'member' ? caller.id : null;
  const told = notes.length > 0 || changedNothing(result) ? notes : [noteOf(params, result)];
  // What comes after the first comma explains the call.
  const [sentence = summary] = summary.split(/[,;]/, 1);
  await recordAdminAction(services, { actorId, action: name, sentence, notes: told });
}

/** Whether a call for several things has failed for each of them. */
function changedNothing(result: unknown): boolean {
  const { done } = asRecord(result);
  return Array.isArray(done) && done.length === 0;
}

/** The keys that name a thing, in the order of preference. */
const NAMES = ['name', 'title', 'subject', 'display_name', 'email'];

function noteOf(params: unknown, result: unknown): ActionNote {
  const thing = asRecord(Object.values(asRecord(result))[0]);
  const name = NAMES.map((key) => thing[key]).find((value) => typeof value === 'string' && value !== '');
  const id = asRecord(params).id ?? thing.id;
  return {
    ...(typeof name === 'string' && { subject: name }),
    ...(typeof id === 'string' && { subjectId: id }),
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

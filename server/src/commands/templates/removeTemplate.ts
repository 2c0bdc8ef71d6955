import type { MemberCaller } from '../../caller.js';
import { decksWithTemplate, touchDecks } from '../../queries/designUsage.js';
import { inTransaction } from '../../queries/executor.js';
import { deleteTemplate } from '../../queries/templates.js';
import type { Services } from '../../services.js';
import { assertUnused } from '../designs/assertUnused.js';
import { lockWritable, type TemplateKind } from './saveTemplate.js';

interface Removal {
  readonly id: string;
  readonly kind: TemplateKind;
  /** Removes the template even if decks use it; these are left without one, and their versions increase. */
  readonly force: boolean;
}

/** Removes a template. @throws HttpProblem 403, 404, 409 naming the decks that use it */
export function removeTemplate(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: MemberCaller,
  { id, kind, force }: Removal,
): Promise<void> {
  return inTransaction(database, async (trx) => {
    await lockWritable(trx, caller, id, kind);
    const decks = await decksWithTemplate(trx, id);
    if (!force) assertUnused(caller, 'template', decks);
    await touchDecks(
      trx,
      decks.map((deck) => deck.id),
      clock(),
    );
    await deleteTemplate(trx, id);
  });
}

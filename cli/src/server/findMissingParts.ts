import { missingParts, type Problem, type Template } from '@cardwright/renderer';
import { ownPartCalls } from '@cardwright/server/contract';
import { type ServedDeck, versionOf } from './fetchDeck.js';
import type { ServerClient } from './ServerClient.js';

/** Warns of copies of your parts that no longer exist, in the templates of your deck on a server. */
export async function findMissingParts(
  client: ServerClient,
  served: ServedDeck,
  templates: readonly Template[],
): Promise<readonly Problem[]> {
  const missing = (known: ReadonlySet<string>): readonly Problem[] =>
    templates.flatMap(({ name, json_config }, index) =>
      missingParts(json_config, known).map((problem) => ({
        ...problem,
        path: `templates[${index}].json_config.${problem.path}`,
        message: `Template “${name}”: ${problem.message}`,
      })),
    );
  // Most templates have no copies, and need no call.
  if (versionOf(served) === undefined || missing(new Set()).length === 0) return [];
  const { parts } = await client.call(ownPartCalls.listOwnParts, {}, served.id);
  return missing(new Set(parts.map(({ id }) => id)));
}

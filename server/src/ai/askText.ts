import { upstream } from './openAi/upstream.js';
import type { AiRequest, TextModel } from './types.js';

/** Asks for a text and checks it. If it has faults, asks once more. @throws HttpProblem `upstream` */
export async function askText(
  model: TextModel,
  request: AiRequest,
  faultsOf: (text: string) => readonly string[],
): Promise<string> {
  const first = unwrap(await model.complete(request));
  const faults = faultsOf(first);
  if (faults.length === 0) return first;
  const system = `${request.system}\n\nYour previous answer could not be used. Answer again, and note:\n- ${faults.join('\n- ')}`;
  const second = unwrap(await model.complete({ ...request, system }));
  if (faultsOf(second).length === 0) return second;
  throw upstream(`The AI model changed parts that must stay the same: ${faults.join('; ')}. Try again.`);
}

/** Removes the tags or code fence that some models put around a text. */
function unwrap(text: string): string {
  const bare = text
    .trim()
    .replace(/^<data>|<\/data>$/g, '')
    .trim();
  return /^```(?:markdown|md|text)?\n([^]*)\n```$/.exec(bare)?.[1] ?? bare;
}

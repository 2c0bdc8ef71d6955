import type { z } from 'zod';
import { upstream } from './openAi/upstream.js';
import { parseJsonAnswer } from './parseJsonAnswer.js';
import { portableSchema } from './portableSchema.js';
import type { TextModel } from './types.js';

export interface JsonQuestion<T> {
  /** The schema's name for the endpoint: letters, digits and `_`. */
  readonly name: string;
  readonly system: string;
  readonly prompt: string;
  readonly answer: z.ZodType<T>;
  /** Whether the answer has parts of any shape, which strict schemas cannot describe: the prompt then says its form. */
  readonly isOpen?: boolean;
  readonly maxTokens: number;
  readonly signal: AbortSignal;
  /** Faults that the schema cannot catch, in words for the model; empty for a good answer. */
  readonly faultsOf?: (answer: T) => readonly string[];
}

const MOST_FAULTS = 8;

/**
 * Asks for JSON and checks it. If the answer is invalid, asks once more and names the faults.
 * @throws HttpProblem `upstream`
 */
export async function askJson<T>(model: TextModel, question: JsonQuestion<T>): Promise<T> {
  const first = check(question, await ask(model, question, ''));
  if (first.faults.length === 0) return first.value as T;
  const second = check(question, await ask(model, question, repair(first.faults)));
  if (second.faults.length === 0) return second.value as T;
  throw upstream('The AI model gave two unusable answers. Try again, or try a shorter text.');
}

function ask<T>(model: TextModel, question: JsonQuestion<T>, more: string): Promise<string> {
  const { name, system, prompt, answer, isOpen = false, maxTokens, signal } = question;
  const form = isOpen ? {} : { schema: { name, schema: portableSchema(answer) } };
  return model.complete({ system: `${system}${more}`, prompt, ...form, maxTokens, signal });
}

function repair(faults: readonly string[]): string {
  return `\n\nYour previous answer could not be used. Give the whole answer again without these faults:\n${faults.map((fault) => `- ${fault}`).join('\n')}`;
}

function check<T>({ answer, faultsOf }: JsonQuestion<T>, text: string): { value?: T; faults: readonly string[] } {
  const json = parseJsonAnswer(text);
  if (json === undefined) return { faults: ['It was not valid JSON.'] };
  const parsed = answer.safeParse(json);
  if (parsed.success) return { value: parsed.data, faults: (faultsOf?.(parsed.data) ?? []).slice(0, MOST_FAULTS) };
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${path.map(String).join('.') || 'answer'}: ${message}`,
  );
  return { faults: faults.slice(0, MOST_FAULTS) };
}

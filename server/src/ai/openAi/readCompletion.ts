import { z } from 'zod';
import type { HttpProblem } from '../../errors.js';
import { upstream } from './upstream.js';

/** As much of a chat completion as every compatible endpoint sends. */
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

/**
 * The answer's text.
 * @throws HttpProblem `upstream` for refused, withheld, cut-off and empty answers, and for what is no completion
 */
export function readCompletion(body: unknown): string {
  const parsed = completion.safeParse(body);
  const choice = parsed.data?.choices[0];
  if (choice === undefined) throw upstream('The AI provider sent an answer that cannot be read.', parsed.error);
  const { finish_reason: reason, message } = choice;
  if (isGiven(message.refusal) || reason === 'content_filter') throw refused();
  if (reason === 'length') throw upstream('The AI model’s answer was cut off. Ask for less at once.');
  if (!isGiven(message.content)) throw upstream('The AI model gave no answer. Try again.');
  return withoutThoughts(message.content).trim();
}

function refused(): HttpProblem {
  return upstream('The AI model declines to answer this. Change the text and try again.');
}

function isGiven(text: string | null | undefined): text is string {
  return text !== undefined && text !== null && text.trim() !== '';
}

/** Some endpoints leave a model's thoughts in front of its answer. */
function withoutThoughts(text: string): string {
  const end = text.startsWith('<think>') ? text.indexOf('</think>') : -1;
  return end === -1 ? text : text.slice(end + '</think>'.length);
}

import { z } from 'zod';
import type { HttpProblem } from '../../errors.js';
import { upstream } from './upstream.js';

/** The parts of a chat completion that every compatible endpoint sends. */
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
 * Reads the answer's text.
 * @throws HttpProblem `upstream` for refused, withheld, cut-off, empty and malformed answers
 */
export function readCompletion(body: unknown): string {
  const choice = completion.safeParse(body).data?.choices[0];
  if (choice === undefined)
    throw upstream(
      'The AI provider sent an answer that cannot be read.',
      new Error('The answer is not a chat completion: it has no choices with a message (check AI_BASE_URL).'),
    );
  const { finish_reason: reason, message } = choice;
  if (isGiven(message.refusal) || reason === 'content_filter') throw refused();
  if (reason === 'length') throw upstream('The AI model’s answer was cut off. Ask for less at a time.');
  if (!isGiven(message.content)) throw upstream('The AI model gave no answer. Try again.');
  return withoutThoughts(message.content).trim();
}

function refused(): HttpProblem {
  return upstream('The AI model declines to answer. Change the text and try again.');
}

function isGiven(text: string | null | undefined): text is string {
  return text !== undefined && text !== null && text.trim() !== '';
}

/** Removes the thoughts that some endpoints leave in front of an answer. */
function withoutThoughts(text: string): string {
  const end = text.startsWith('<think>') ? text.indexOf('</think>') : -1;
  return end === -1 ? text : text.slice(end + '</think>'.length);
}

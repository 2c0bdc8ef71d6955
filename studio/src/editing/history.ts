import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';
import type { Recipe, Step } from './types.js';

enablePatches();

export interface Entry extends Step {
  /** When it was made, or last joined: milliseconds since 1970. */
  readonly at: number;
  readonly forward: readonly Patch[];
  readonly backward: readonly Patch[];
}

/** Steps that can be undone, oldest first, and those that were undone. */
export interface History {
  readonly past: readonly Entry[];
  readonly future: readonly Entry[];
}

export interface Edited<Document> {
  readonly document: Document;
  readonly history: History;
}

export const EMPTY_HISTORY: History = { past: [], future: [] };

const MOST_STEPS = 500;

/** Applies one step. Discards undone steps; a step of the same gesture joins the previous one. */
export function edit<Document>(
  { document, history }: Edited<Document>,
  step: Step,
  recipe: Recipe<Document>,
): Edited<Document> {
  const [next, forward, backward] = produceWithPatches<Document, Document>(document, recipe);
  if (forward.length === 0) return { document, history };
  const last = history.past.at(-1);
  const joins = step.gesture !== undefined && last?.gesture === step.gesture && history.future.length === 0;
  const entry: Entry = joins
    ? { ...step, at: Date.now(), forward: [...last.forward, ...forward], backward: [...backward, ...last.backward] }
    : { ...step, at: Date.now(), forward, backward };
  const past = joins ? history.past.slice(0, -1) : history.past;
  return { document: next, history: { past: [...past, entry].slice(-MOST_STEPS), future: [] } };
}

/** Ends the last gesture: the next step stands alone, even with the same key. */
export function endGesture(history: History): History {
  const last = history.past.at(-1);
  if (last?.gesture === undefined) return history;
  return { ...history, past: [...history.past.slice(0, -1), endedEntry(last)] };
}

/** A single step remains the same object, by which it is recognised later. */
function endedEntry(entry: Entry): Entry {
  if (entry.gesture === undefined) return entry;
  const { gesture: _over, ...ended } = entry;
  return ended;
}

/** Whether undoing or redoing can bring a text back, such as the address of a picture. */
export function canBringBack({ past, future }: History, text: string): boolean {
  return [...past, ...future].some(({ forward, backward }) => JSON.stringify([forward, backward]).includes(text));
}

export function undo<Document extends object>({ document, history }: Edited<Document>): Edited<Document> {
  const entry = history.past.at(-1);
  if (entry === undefined) return { document, history };
  const ended = endedEntry(entry);
  return {
    document: applyPatches(document, [...entry.backward]),
    history: { past: history.past.slice(0, -1), future: [ended, ...history.future] },
  };
}

export function redo<Document extends object>({ document, history }: Edited<Document>): Edited<Document> {
  const [entry, ...future] = history.future;
  if (entry === undefined) return { document, history };
  return { document: applyPatches(document, [...entry.forward]), history: { past: [...history.past, entry], future } };
}

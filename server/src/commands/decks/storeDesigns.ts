import type { ColorScheme, Deck, DeckFile, Template } from '@cardwright/renderer';
import { ensureColorScheme, ensureTemplate } from '../../queries/ownDesigns.js';
import type { Executor } from '../../queries/executor.js';

/** A deck with its templates and colour scheme, or references to them. */
export type DeckWithDesigns = Deck & Pick<DeckFile, 'templates' | 'color_scheme'>;

/**
 * Turns the templates and the colour scheme of a deck file, given as objects or names, into references. Objects are
 * stored as the member's own designs, only once however often the file is imported.
 */
export async function storeDesigns<T extends Partial<DeckFile>>(
  executor: Executor,
  file: T,
  userId: string | null,
  now: Date,
): Promise<T> {
  const { templates, color_scheme: scheme } = file;
  const front = await templateReference(executor, templates?.front ?? null, userId, now);
  const back = await templateReference(executor, templates?.back ?? null, userId, now);
  const color = await schemeReference(executor, scheme ?? null, userId, now);
  return {
    ...file,
    templates: undefined,
    color_scheme: undefined,
    ...(front !== null && { front_template_id: front }),
    ...(back !== null && { back_template_id: back }),
    ...(color !== null && { color_scheme_id: color }),
  };
}

async function templateReference(
  executor: Executor,
  template: string | Template | null,
  userId: string | null,
  now: Date,
): Promise<string | null> {
  if (template === null || typeof template === 'string') return template;
  return ensureTemplate(executor, template, userId, now);
}

async function schemeReference(
  executor: Executor,
  scheme: string | ColorScheme | null,
  userId: string | null,
  now: Date,
): Promise<string | null> {
  if (scheme === null || typeof scheme === 'string') return scheme;
  return ensureColorScheme(executor, scheme, userId, now);
}

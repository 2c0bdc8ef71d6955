import type { Parsed } from '@cardwright/renderer';
import { parseDeckFile, parseTemplate, type DeckFile, type Template } from '@cardwright/renderer/schema';
import { readDeckDraft, readSentFont, readSentProfile } from './packedBodies.js';
import { readDeckPatch } from './readDeckPatch.js';
import { readTemplateChange } from './readTemplateChange.js';

/** Reads a body with the renderer's readers, which report every error with its path. */
export type BodyReader<T> = (input: unknown) => Parsed<T>;

/** What an editor or a file sends. */
const deckFile = (input: unknown): Parsed<DeckFile> => parseDeckFile(input, { keepTemporaryIds: true });
const template = (input: unknown): Parsed<Template> => parseTemplate(input);

/** The readers of bodies that may be large. The worker finds them by name. */
export const BODY_READERS = {
  deckFile,
  deckPatch: readDeckPatch,
  deckDraft: readDeckDraft,
  sentFont: readSentFont,
  sentProfile: readSentProfile,
  template,
  templateChange: readTemplateChange,
};

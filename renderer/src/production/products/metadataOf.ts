import type { PdfMetadata } from '../../export/index.js';
import { type Deck, translate } from '../../schema/index.js';
import { titleIn } from './productPath.js';

/** The metadata of a PDF. */
export function metadataOf(deck: Deck, language: string): PdfMetadata {
  const { value: subject } = translate(deck.translations, 'short_description', language, deck.default_language);
  const { value: tags } = translate(deck.translations, 'tags', language, deck.default_language);
  return {
    title: titleIn(deck, language),
    ...(typeof subject === 'string' && { subject }),
    ...(Array.isArray(tags) && { keywords: tags.map(String) }),
    language,
  };
}

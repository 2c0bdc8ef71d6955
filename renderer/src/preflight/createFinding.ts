import { translate } from '../schema/deck/translate.js';
import { PREFLIGHT_CHECKS, type FindingCode } from './reference.js';
import type { Finding, FindingCard, PreflightContext } from './types.js';

export type FaceOfCard = Pick<PreflightContext, 'deck' | 'card' | 'cardNumber' | 'language' | 'side'>;

/** A finding about a part of a face; severity and fix come from the reference. */
export function createFinding(code: FindingCode, context: FaceOfCard, message: string, itemId?: string): Finding {
  const { severity, fix } = PREFLIGHT_CHECKS[code];
  const { language, side } = context;
  const card = cardOf(context);
  return {
    code,
    severity,
    message,
    fix,
    ...(card && { card }),
    ...(itemId !== undefined && { itemId }),
    language,
    side,
  };
}

/** The card as reports name it: its title in the face's language, else in any language. */
export function cardOf(context: FaceOfCard): FindingCard | undefined {
  const { card, cardNumber: number, deck, language } = context;
  if (card === undefined) return undefined;
  const { value } = translate(card.translations, 'title', language, deck.default_language);
  const title = typeof value === 'string' ? value : '';
  return { ...(number !== undefined && { number }), ...(card.id !== undefined && { id: card.id }), title };
}

import { CORRECTIONS, QUIET_ZONE, qrLink } from '../schema/template/qrProps.js';
import { placeholders } from './interpolate.js';
import type { ItemInProgress } from './itemInProgress.js';
import type { ResolvedContent } from './resolvedFace.js';

/** A QR code of an item's text; null without one, which is a problem if the card should have had an address. */
export function resolveQr({ item, style, text, bound, context }: ItemInProgress): ResolvedContent | null {
  const { correction, quietZone } = item.props ?? {};
  if (bound.value === '') {
    if (leadsToServer(item.kind === 'qr' ? placeholders(qrLink(item)) : [item.kind]))
      context.issues.push({
        code: 'qr.no_address',
        itemId: item.id,
        message: 'The card has no address yet, so its QR code is left out.',
      });
    return null;
  }
  return {
    type: 'qr',
    text: bound.value,
    correction: CORRECTIONS.find((level) => level === correction) ?? CORRECTIONS[0],
    quietZone: typeof quietZone === 'number' && quietZone >= 0 ? quietZone : QUIET_ZONE,
    color: style.fill !== undefined && style.fill !== 'none' ? style.fill : text.color,
  };
}

function leadsToServer(kinds: readonly string[]): boolean {
  return kinds.includes('card_link') || kinds.includes('deck_link');
}

import type { DeckPlan } from '../../plan/planDeck.js';
import type { Deck, Template } from '../../schema/index.js';
import { optionFailure } from '../atOption.js';

/**
 * The version of a deck on a server: its own, or that of the file that was pulled. Undefined for decks that no server has
 * seen.
 */
export function versionOfDeck({ version, pulled_from: pulled }: Deck): number | undefined {
  const found: unknown =
    version ?? (typeof pulled === 'object' && pulled !== null && 'version' in pulled ? pulled.version : undefined);
  return typeof found === 'number' ? found : undefined;
}

/** @throws CardwrightError at `options.stamp` if the deck has none */
export function requireVersion(deck: Deck): number {
  const version = versionOfDeck(deck);
  if (version !== undefined) return version;
  throw optionFailure(
    'options.stamp',
    'The deck has no version, because it does not come from a server.',
    'Export it from the server, or pull it and export that file.',
  );
}

/** The plan with the version in the bottom left corner of every front, and in the addresses of QR codes. */
export function stampPlan(plan: DeckPlan, version: number): DeckPlan {
  const stamped = new Map<Template, Template>();
  const stamp = (template: Template): Template => {
    const known = stamped.get(template) ?? withStamp(template, version);
    stamped.set(template, known);
    return known;
  };
  return {
    ...plan,
    deck: { ...plan.deck, link_version: version },
    cards: plan.cards.map((card) => ({
      ...card,
      templates: { ...card.templates, front: stamp(card.templates.front) },
    })),
  };
}

/** Small, inside the usual safe area, and with an outline, so that it can be read on every design. */
function withStamp(template: Template, version: number): Template {
  const { json_config: config } = template;
  const stamp = {
    id: 'version-stamp',
    kind: 'text',
    renderType: 'text' as const,
    classes: 'justify-end text-[7px] leading-none text-black text-outline-[1px] text-outline-white',
    x: 5.5,
    y: 88,
    width: 30,
    height: 8,
    rotation: 0,
    props: { text: `v${version}` },
  };
  return { ...template, json_config: { ...config, absoluteItems: [...config.absoluteItems, stamp] } };
}

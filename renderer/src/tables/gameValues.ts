import { normalise } from './readHeading.js';

/**
 * Values of game cards by the names that the official designs show them under, with the headings that spreadsheets give
 * them, in lower case. They are not aliases: a deck may show its own field `hp`, so the field is only suggested.
 */
const HEADINGS: Readonly<Record<string, string>> = {
  attack: 'atk, att, angriff, angriffswert, attaque, ataque, attacco, aanval',
  defense: 'def, defence, verteidigung, abwehr, défense, defensa, defesa, difesa, verdediging',
  health: `
    hp, hit points, hitpoints, life, life points, lp, leben, lebenspunkte, pv, points de vie, vida, puntos de vida,
    pontos de vida, punti vita, levenspunten
  `,
  cost: 'costs, kosten, mana cost, manakosten, coût, coste, costo, custo',
};

const FIELD_BY_HEADING: ReadonlyMap<string, string> = new Map(
  Object.entries(HEADINGS).flatMap(([field, headings]) =>
    headings.split(',').map((heading) => [normalise(heading), field] as const),
  ),
);

/** The meaning that a heading such as `ATK` or `Kosten` may have, as a heading names it: `field:attack`. */
export function suggestGameValue(heading: string): string | undefined {
  const field = FIELD_BY_HEADING.get(normalise(heading));
  return field === undefined ? undefined : `field:${field}`;
}

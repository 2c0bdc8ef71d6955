import { ROLES } from '../schema/template/checkProps.js';
import type { TemplateItem } from '../schema/template/template.js';

/** What a text is for. When a panel is full, titles, flavour and notes shrink before rules. */
export type TextRole = (typeof ROLES)[number];

const ROLE_OF_KIND: Readonly<Partial<Record<string, TextRole>>> = {
  title: 'title',
  category_title: 'title',
  deck_title: 'title',
  one_liner: 'flavour',
  secondary_text: 'flavour',
  card_number: 'note',
  attribution: 'note',
  deck_copyright: 'note',
};

interface Limits {
  /** Units. */
  readonly smallest: number;
  /** Share of the size in the template. */
  readonly share: number;
}

/** How far a text may shrink. On a poker card, 7 units are 5.3 pt. */
const LIMITS: Readonly<Record<TextRole, Limits>> = {
  title: { smallest: 8, share: 0.5 },
  rules: { smallest: 7, share: 0.6 },
  flavour: { smallest: 6.75, share: 0.6 },
  note: { smallest: 5.5, share: 0.6 },
};

/** Letters of this many units and more are display type, whose words are hyphenated only as a last resort. */
const DISPLAY_SIZE = 18;

/** The role in `props.role`, else that of the kind; other texts are rules. */
export function textRole({ kind, props }: Pick<TemplateItem, 'kind' | 'props'>): TextRole {
  return ROLES.find((role) => role === props?.role) ?? ROLE_OF_KIND[kind] ?? 'rules';
}

/** The smallest size, in units, to which a text of a role and size may shrink. */
export function smallestSize(role: TextRole, fontSize: number): number {
  const { smallest, share } = LIMITS[role];
  return Math.min(fontSize, Math.max(smallest, fontSize * share));
}

export function keepsWords(role: TextRole, fontSize: number): boolean {
  return role === 'title' || fontSize >= DISPLAY_SIZE;
}

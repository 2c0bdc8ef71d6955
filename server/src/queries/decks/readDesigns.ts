import type { ColorScheme, TemplateConfig } from '@cardwright/renderer';
import type { Executor } from '../executor.js';
import type { DeckTree } from './rows.js';
import { queryRows } from '../rows.js';

export interface TemplateRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly type: 'user' | 'official';
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly ratio: string;
  readonly json_config: TemplateConfig;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface ColorSchemeRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly slug: string | null;
  readonly name: string;
  readonly description: string;
  readonly is_public: boolean;
  readonly brand: ColorScheme['brand'];
  readonly category: ColorScheme['category'];
  readonly neutral: ColorScheme['neutral'];
  readonly extra: Readonly<Record<string, unknown>>;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The designs that a deck uses. */
export interface DeckDesigns {
  readonly templates: readonly TemplateRow[];
  readonly color_scheme: ColorSchemeRow | null;
}

const DESIGNS = `
select coalesce((select json_agg(t) from app.templates t where t.id = any(?::uuid[])), '[]') as templates,
  (select row_to_json(s) from app.color_schemes s where s.id = ?) as color_scheme`;

/** Reads templates by id and a colour scheme. */
export async function readDesigns(
  executor: Executor,
  templateIds: readonly string[],
  colorSchemeId: string | null,
): Promise<DeckDesigns> {
  if (templateIds.length === 0 && colorSchemeId === null) return { templates: [], color_scheme: null };
  const rows = await queryRows<DeckDesigns>(executor, DESIGNS, [[...templateIds], colorSchemeId]);
  return rows[0] ?? { templates: [], color_scheme: null };
}

/** The ids of all templates that a deck, its categories and its cards use. */
export function templateIdsOf({ deck, categories, cards }: Pick<DeckTree, 'deck' | 'categories' | 'cards'>): string[] {
  const ids = new Set<string>();
  for (const rows of [[deck], categories, cards])
    for (const { front_template_id: front, back_template_id: back } of rows) {
      if (front !== null) ids.add(front);
      if (back !== null) ids.add(back);
    }
  return [...ids];
}

import { drawnKinds, shownItems, type TemplateConfig } from '@cardwright/renderer';

/** The texts of a card, in the order in which they are read out. */
const SPOKEN: readonly string[] = ['title', 'one_liner', 'primary_text', 'description', 'secondary_text'];
const FIELD = 'field:';

/** The keys of texts and own fields that each side of a card says, the own fields last. */
export interface SaidKeys {
  readonly front: string[];
  readonly back: string[];
}

/**
 * What is read out of a card: its front alone until somebody turns it over, so that the answers of a quiz stay hidden.
 * A front without texts counts as one that shows them all.
 */
export function saidKeys(front: TemplateConfig | null | undefined, back: TemplateConfig | null | undefined): SaidKeys {
  const first = keysOf(front);
  return { front: first.length === 0 ? [...SPOKEN] : first, back: keysOf(back) };
}

function keysOf(config: TemplateConfig | null | undefined): string[] {
  if (config === null || config === undefined) return [];
  const kinds = shownItems(config)
    .filter(({ renderType }) => renderType === 'text' || renderType === 'markdown')
    .flatMap((item) =>
      drawnKinds({ ...item, classes: '', props: { text: item.props?.text, markdown: item.props?.markdown } }),
    );
  const fields = kinds.flatMap((kind) => (kind.startsWith(FIELD) ? [kind.slice(FIELD.length)] : []));
  return [...SPOKEN.filter((kind) => kinds.includes(kind)), ...new Set(fields)];
}

import type { TemplateItem } from '@cardwright/renderer';

type Pattern = Pick<TemplateItem, 'kind' | 'renderType' | 'classes'> & Partial<TemplateItem>;

/** What the builder adds, by the name of its button. */
export const NEW_ITEMS = {
  text: { kind: 'text', renderType: 'text', classes: 'text-base text-ink', props: { text: 'Write something' } },
  rectangle: {
    kind: 'shape',
    renderType: 'shape',
    classes: 'h-12 bg-primary rounded-lg',
    props: { shape: 'rectangle' },
  },
  ellipse: { kind: 'shape', renderType: 'shape', classes: 'h-12 w-12 shrink-0 bg-accent', props: { shape: 'ellipse' } },
  star: {
    kind: 'shape',
    renderType: 'shape',
    classes: 'h-12 w-12 shrink-0 bg-accent',
    props: { shape: 'star', points: 5 },
  },
  line: { kind: 'shape', renderType: 'shape', classes: 'h-[1px] bg-ink', props: { shape: 'rectangle' }, name: 'Line' },
  group: { kind: 'shape', renderType: 'shape', classes: 'flex-row gap-2 p-2', name: 'Group', children: [] },
  icon: { kind: 'icon', renderType: 'icon', classes: 'text-2xl text-ink', props: { icon: 'lucide:star' } },
  qr: { kind: 'qr', renderType: 'qr', classes: 'h-20 w-20 bg-white text-black', props: { link: '{{card_link}}' } },
  picture: { kind: 'illustration', renderType: 'image', classes: 'flex-1 rounded-lg object-cover' },
} as const satisfies Readonly<Record<string, Pattern>>;

/** An item that shows a kind of content, in a size that suits it. */
export function itemForKind(kind: string): Pattern {
  if (kind === 'qr') return NEW_ITEMS.qr;
  if (kind.endsWith('illustration')) return { ...NEW_ITEMS.picture, kind };
  if (kind.endsWith('_icon')) return { kind, renderType: 'icon', classes: 'text-2xl text-primary' };
  if (kind === 'image') return { kind, renderType: 'image', classes: 'flex-1 object-cover', props: { src: '' } };
  if (kind === 'svg_shape')
    return { kind, renderType: 'svg-shape', classes: 'h-24 text-primary', props: { art: 'mark', artBy: 'card' } };
  const isTitle = kind.endsWith('title');
  const isMarkdown = kind === 'description' || kind === 'deck_description' || kind === 'markdown';
  return {
    kind,
    renderType: isMarkdown ? 'markdown' : 'text',
    classes: isTitle ? 'text-xl font-bold leading-tight text-ink' : 'text-sm leading-snug text-ink',
    ...(kind === 'markdown' && { props: { markdown: '**Write** something' } }),
  };
}

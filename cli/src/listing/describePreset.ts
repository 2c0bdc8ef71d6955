import type { Preset } from '@cardwright/renderer/export';
import { formatTable } from './formatTable.js';

/** What a preset requires, as text for people. @param width of the output in characters */
export function describePreset(preset: Preset, width: number): string {
  const { name, title, description, source, product, bleedMm, safeMm, image, sheet, sizes } = preset;
  const { requires = [], firstSide, color, packs = [], price } = preset;
  const facts = [
    ['makes', product],
    ['bleed', millimetres(bleedMm)],
    ['safe margin', millimetres(safeMm)],
    ...(image ? [['pictures', `${image.format}, ${image.dpi} dpi`]] : []),
    ...(sheet
      ? Object.entries(sheet).map(([key, value]) => [key, typeof value === 'object' ? value.name : String(value)])
      : []),
    ...(firstSide ? [['first side', firstSide]] : []),
    ...(color ? [['colours', colours(color)]] : []),
    ...(packs.length > 0 ? [['packs', `${packs.map(({ cards }) => cards).join(', ')} cards`]] : []),
    ...(price ? [['prices', prices(price)]] : []),
    ...(requires.length > 0 ? [['not met yet', requires.join('; ')]] : []),
  ];
  const lines = facts.map(([key = '', value = '']) => `  ${key.padEnd(12)} ${value}`);
  const table = sizes?.map((each) => [
    each.size,
    each.widthPx ? `${each.widthPx} × ${each.heightPx ?? ''} px` : '',
    each.inferred ? 'inferred' : '',
    each.title,
  ]);
  const parts = [
    `${title} (${name})`,
    description,
    lines.join('\n'),
    ...(table ? [formatTable(['size', 'picture', '', 'called'], table, width)] : []),
    `Source: ${source}`,
  ];
  return parts.join('\n\n');
}

export function millimetres(length: number): string {
  return `${Number(length.toFixed(3))} mm`;
}

function colours({ space, standard, profile, inkLimit }: NonNullable<Preset['color']>): string {
  const ink = inkLimit === undefined ? undefined : `ink ≤ ${inkLimit}%`;
  return [space.toUpperCase(), standard, profile, ink].filter((part) => part !== undefined).join(', ');
}

function prices({ currency, perOrder, perCard, perSheet }: NonNullable<Preset['price']>): string {
  const parts = Object.entries({ order: perOrder, card: perCard, sheet: perSheet });
  return parts.flatMap(([per, price]) => (price === undefined ? [] : [`${price} ${currency} per ${per}`])).join(', ');
}

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
    ...Object.entries(sheet ?? {}).map(([key, value]) => [inWords(key), sheetValue(key, value)]),
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
    ...(description === '' ? [] : [description]),
    lines.join('\n'),
    ...(table ? [formatTable(['size', 'picture', '', 'called'], table, width)] : []),
    `Source: ${source}`,
  ];
  return parts.join('\n\n');
}

/** `cornerRadiusMm` is the corner radius. */
function inWords(key: string): string {
  return key.replace(/Mm$/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function sheetValue(key: string, value: NonNullable<Preset['sheet']>[keyof NonNullable<Preset['sheet']>]): string {
  if (typeof value === 'object') return value.name;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' && key.endsWith('Mm') ? millimetres(value) : String(value);
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

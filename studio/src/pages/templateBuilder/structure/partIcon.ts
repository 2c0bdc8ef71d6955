import {
  ArrowDown,
  ArrowRight,
  Circle,
  Group,
  Hash,
  Image,
  Layers,
  type LucideIcon,
  PanelTop,
  QrCode,
  Rows3,
  Shapes,
  Smile,
  Square,
  Star,
  Type,
} from 'lucide-react';
import type { Part } from '../../../template/document/parts.js';
import { isRowPart } from '../../../template/styling/isRowPart.js';

const RENDERED: Readonly<Record<string, LucideIcon>> = {
  text: Type,
  markdown: Type,
  icon: Smile,
  image: Image,
  'svg-shape': Shapes,
  qr: QrCode,
};

const SHAPED: Readonly<Record<string, LucideIcon>> = { ellipse: Circle, star: Star };

/** The picture of a part's row. */
export function partIcon({ layer, item }: Part): LucideIcon {
  if (item === undefined) return { background: Layers, overlays: PanelTop }[layer as string] ?? Rows3;
  if (item.kind === 'card_number') return Hash;
  if (item.renderType !== 'shape') return RENDERED[item.renderType] ?? Square;
  if ((item.children ?? []).length > 0) return Group;
  return SHAPED[String(item.props?.shape)] ?? Square;
}

/** The direction in which a container lays out its children. */
export function directionIcon(part: Part): LucideIcon {
  return isRowPart(part) ? ArrowRight : ArrowDown;
}

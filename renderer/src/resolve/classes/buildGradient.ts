import type { HexColor } from '../../displayList.js';
import type { StyleGradient } from '../style.js';
import type { CompositeSlots, DraftStop } from './declarations.js';
import type { Settler } from './settle.js';

interface Stop {
  readonly color: HexColor;
  readonly offset: number;
}

/** Builds a gradient from its direction and colours; undefined unless both are given. */
export function buildGradient(parts: CompositeSlots, settler: Settler): StyleGradient | undefined {
  const line = parts['gradient.line'];
  const drafts = line === undefined ? [] : (parts['gradient.stops'] ?? threeStops(parts));
  if (line === undefined || drafts.length === 0) return undefined;
  const offsets = spread(drafts);
  const stops = fadeInColor(
    drafts.map(({ color }, index) => ({ color: settler.color(color), offset: offsets[index] ?? 1 })),
  );
  if (line.type === 'radial') {
    return { type: 'radial', angle: 0, ...(line.center === undefined ? {} : { center: line.center }), stops };
  }
  return {
    type: 'linear',
    angle: line.angle,
    ...(line.toCorner === undefined ? {} : { toCorner: line.toCorner }),
    stops,
  };
}

function threeStops(parts: CompositeSlots): DraftStop[] {
  const { 'gradient.from': from, 'gradient.via': via, 'gradient.to': to } = parts;
  if (from === undefined && via === undefined && to === undefined) return [];
  const middle = via === undefined ? [] : [{ color: via, offset: parts['gradient.viaAt'] ?? 0.5 }];
  return [
    { color: from ?? NOTHING, offset: parts['gradient.fromAt'] ?? 0 },
    ...middle,
    { color: to ?? NOTHING, offset: parts['gradient.toAt'] ?? 1 },
  ];
}

const NOTHING = '#00000000';

/** Offsets never decrease; missing ones are spaced evenly between their neighbours, as in CSS. */
function spread(stops: readonly DraftStop[]): number[] {
  const last = stops.length - 1;
  const known = stops.map(({ offset }, index) => offset ?? (index === 0 ? 0 : index === last ? 1 : undefined));
  const offsets: number[] = [];
  let floor = 0;
  for (let index = 0; index <= last; index++) {
    const own = known[index];
    const next = known.findIndex((offset, at) => at > index && offset !== undefined);
    const gap = Math.max(0, (known[next] ?? 1) - floor);
    floor = own === undefined ? floor + gap / (next - index + 1) : Math.max(floor, own);
    offsets.push(floor);
  }
  return offsets;
}

/**
 * CSS mixes premultiplied colours; canvas and SVG do not. There, a fade to `transparent` (which is black) would turn
 * grey. So an invisible stop takes the colour of its neighbour, separately on each side.
 */
function fadeInColor(stops: readonly Stop[]): Stop[] {
  return stops.flatMap((stop, index) => {
    if (!isClear(stop.color)) return [stop];
    const sides = [stops[index - 1], stops[index + 1]].filter((side) => side !== undefined && !isClear(side.color));
    const colors = new Set(sides.map((side) => `${side?.color.slice(0, 7) ?? '#000000'}00`));
    return colors.size === 0 ? [stop] : [...colors].map((color) => ({ color, offset: stop.offset }));
  });
}

function isClear(color: HexColor): boolean {
  return color.length === 9 && color.endsWith('00');
}

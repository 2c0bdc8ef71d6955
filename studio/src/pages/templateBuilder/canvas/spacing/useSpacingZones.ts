import { type Direction, parseClasses, type Rect, type Scene } from '@cardwright/renderer';
import { useMemo } from 'react';
import { useBuilder, useOnlyPart, useParts } from '../../../../template/builder/BuilderContext.js';
import { isInFlow } from '../../../../template/document/inGroup.js';
import { isContainer } from '../../../../template/document/kinds.js';
import { isLocked } from '../../../../template/document/locks.js';
import type { Part } from '../../../../template/document/parts.js';
import { gapZones, paddingZones, type Side, type SpacingZone } from '../../../../template/geometry/spacing.js';
import { isRowPart } from '../../../../template/styling/isRowPart.js';
import { NO_TOKENS } from '../../../../template/styling/noTokens.js';

const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

export interface Spacing {
  readonly id: string;
  /** Of the rows of the face. */
  readonly direction: Direction;
  readonly zones: readonly SpacingZone[];
  /** The value that the classes set, in units. */
  readonly valueOf: (of: SpacingZone['of']) => number;
}

/** The gaps and paddings of the selected section or group; undefined if something else is selected. */
export function useSpacingZones(scene: Scene): Spacing | undefined {
  const { isReadOnly } = useBuilder();
  const part = useOnlyPart();
  const parts = useParts();
  return useMemo(() => {
    if (part === undefined || isReadOnly || isLocked(parts, part.id) || !arranges(part)) return undefined;
    const rectOf = (id: string): Rect | undefined => scene.items.find((item) => item.id === id)?.rect;
    const box = rectOf(part.id);
    if (box === undefined) return undefined;
    const direction = scene.direction ?? 'ltr';
    const { style } = parseClasses((part.item ?? part.section)?.classes ?? '', NO_TOKENS, { direction });
    const padding = Object.fromEntries(
      SIDES.flatMap((side): [Side, number][] => {
        const length = style.padding?.[side];
        // A share of something else is not dragged.
        if (length === 'auto' || length?.unit === '%') return [];
        return [[side, length?.value ?? 0]];
      }),
    ) as Partial<Record<Side, number>>;
    const isRow = isRowPart(part);
    const gap = (isRow ? style.columnGap : style.rowGap) ?? 0;
    const inFlow = part.childIds.filter((id) => isInFlow(parts.get(id)));
    const children = inFlow.flatMap((id) => rectOf(id) ?? []);
    return {
      id: part.id,
      direction,
      zones: [...paddingZones(box, padding), ...gapZones(box, children, isRow)],
      valueOf: (of) => (of === 'gap' ? gap : (padding[of] ?? 0)),
    };
  }, [part, parts, isReadOnly, scene]);
}

function arranges({ section, item, childIds }: Part): boolean {
  return section !== undefined || (item !== undefined && childIds.length > 0 && isContainer(item));
}

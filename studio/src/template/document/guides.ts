import type { Size, TemplateConfig, TemplateGuide } from '@cardwright/renderer';
import type { Guide } from '../../canvas/geometry/snapping.js';

/** The template's own guides as lines across the face, in units. */
export function linesOfGuides({ guides = [] }: Pick<TemplateConfig, 'guides'>, face: Size): readonly Guide[] {
  return guides.map(({ direction, at }) =>
    direction === 'vertical'
      ? { axis: 'x', at: (at / 100) * face.width, from: 0, to: face.height }
      : { axis: 'y', at: (at / 100) * face.height, from: 0, to: face.width },
  );
}

/** 'Vertical guide, 12.5%'. */
export function nameOfGuide({ direction }: Pick<TemplateGuide, 'direction'>): string {
  return direction === 'vertical' ? 'Vertical guide' : 'Horizontal guide';
}

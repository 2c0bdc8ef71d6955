import type { Size } from '../../geometry.js';
import { MM_PER_POINT } from '../../schema/values/units.js';
import type { Mark } from '../marks/types.js';
import { type CutOutline, mmText as mm } from './cutOutlines.js';

/** Cut lines as an SVG in millimetres: red lines to cut, and the printed marks in a layer of their own. */
export function cutSvg({ width, height }: Size, outlines: readonly CutOutline[], marks: readonly Mark[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mm(width)}mm" height="${mm(height)}mm" viewBox="0 0 ${mm(width)} ${mm(height)}">`,
    '  <g id="registration" fill="none" stroke="none">',
    ...marks.flatMap(markup),
    '  </g>',
    '  <g id="cut" fill="none" stroke="#ff0000" stroke-width="0.1">',
    ...outlines.map((outline) => `    ${element(outline)}`),
    '  </g>',
    '</svg>',
    '',
  ].join('\n');
}

function element(outline: CutOutline): string {
  switch (outline.shape) {
    case 'rectangle': {
      const { x, y, width, height, radius } = outline;
      const rounded = radius > 0 ? ` rx="${mm(radius)}"` : '';
      return `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}"${rounded}/>`;
    }
    case 'round': {
      const [rx, ry] = [outline.width / 2, outline.height / 2];
      return `<ellipse cx="${mm(outline.x + rx)}" cy="${mm(outline.y + ry)}" rx="${mm(rx)}" ry="${mm(ry)}"/>`;
    }
    case 'hexagon':
      return `<polygon points="${outline.points.map(({ x, y }) => `${mm(x)},${mm(y)}`).join(' ')}"/>`;
  }
}

function markup(mark: Mark): string[] {
  switch (mark.type) {
    case 'patch':
      return [
        `    <rect x="${mm(mark.x)}" y="${mm(mark.y)}" width="${mm(mark.width)}" height="${mm(mark.height)}" fill="#000000"/>`,
      ];
    case 'line':
      return [
        `    <line x1="${mm(mark.x1)}" y1="${mm(mark.y1)}" x2="${mm(mark.x2)}" y2="${mm(mark.y2)}" stroke="#000000" stroke-width="${mm(mark.width * MM_PER_POINT)}"/>`,
      ];
    case 'circle':
      return [];
  }
}

import { describe, expect, it } from 'vitest';
import type { LinearGradient, RadialGradient } from '../displayList.js';
import { allPaths, onlyGroup, onlyPath, parseBody } from './testing/parse.js';

const STOPS = '<stop stop-color="red"/><stop offset="1" stop-color="blue" stop-opacity=".5"/>';
const SQUARE = 'd="M10 10H30V30H10z"';

describe('gradients', () => {
  it('maps a gradient over the bounds of the shape', () => {
    const path = onlyPath(`<linearGradient id="g">${STOPS}</linearGradient><path fill="url(#g)" ${SQUARE}/>`);
    expect(path.fill).toEqual({
      type: 'linear',
      x1: 0,
      y1: 0,
      x2: 1,
      y2: 0,
      stops: [
        { offset: 0, color: '#ff0000' },
        { offset: 1, color: '#0000ff80' },
      ],
      transform: [20, 0, 0, 20, 10, 10],
    });
  });

  it('inherits stops and attributes through href and multiplies the opacity', () => {
    const path = onlyPath(
      `<radialGradient id="b" cx="5" gradientUnits="userSpaceOnUse" href="#a"/><linearGradient id="a" cy="7">${STOPS}</linearGradient>` +
        `<path fill="url(#b)" fill-opacity=".5" ${SQUARE}/>`,
    );
    const fill = path.fill as RadialGradient;
    expect([fill.type, fill.cx, fill.cy]).toEqual(['radial', 5, 7]);
    expect(fill.stops.map(({ color }) => color)).toEqual(['#ff000080', '#0000ff40']);
  });

  it('tolerates gradients that refer to each other', () => {
    const body = '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>';
    expect(parseBody(`${body}<path fill="url(#a) lime" ${SQUARE}/>`).nodes).toMatchObject([{ fill: '#00ff00' }]);
  });

  it('becomes one colour if it has one stop or no extent', () => {
    const fill = (gradient: string): unknown => onlyPath(`${gradient}<path fill="url(#g)" ${SQUARE}/>`).fill;
    expect(fill('<linearGradient id="g"><stop stop-color="lime"/></linearGradient>')).toBe('#00ff00');
    expect(fill(`<linearGradient id="g" x2="0">${STOPS}</linearGradient>`)).toBe('#0000ff80');
    expect(fill(`<radialGradient id="g" r="0">${STOPS}</radialGradient>`)).toBe('#0000ff80');
  });

  it('paints nothing on a shape without height if it is relative to the bounds', () => {
    const body = `<linearGradient id="g">${STOPS}</linearGradient><path stroke="url(#g)" d="M0 5H50"/>`;
    expect(parseBody(body).nodes).toMatchObject([{ fill: '#000000' }]);
    expect(allPaths(parseBody(body).nodes)[0]?.stroke).toBeUndefined();
  });

  it('expands repetitions over the shape', () => {
    const path = onlyPath(
      `<linearGradient id="g" x2=".25" spreadMethod="reflect">${STOPS}</linearGradient><path fill="url(#g)" ${SQUARE}/>`,
    );
    const fill = path.fill as LinearGradient;
    expect(fill.x2).toBe(1);
    expect(fill.stops.map(({ offset }) => offset)).toEqual([0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1]);
    expect(fill.stops[2]?.color).toBe('#0000ff80');
  });

  it('keeps the focal point inside its circle and the offsets in order', () => {
    const path = onlyPath(
      `<radialGradient id="g" fx="9"><stop offset=".6"/><stop offset=".2"/></radialGradient><path fill="url(#g)" ${SQUARE}/>`,
    );
    const fill = path.fill as RadialGradient;
    expect(fill.fx).toBeCloseTo(0.999, 3);
    expect(fill.stops.map(({ offset }) => offset)).toEqual([0.6, 0.6]);
  });
});

describe('clips', () => {
  it('clips to one shape with its own fill rule', () => {
    const group = onlyGroup(
      `<clipPath id="c"><path clip-rule="evenodd" d="M0 0H50V50H0zM10 10H20V20H10z"/></clipPath><path clip-path="url(#c)" ${SQUARE}/>`,
    );
    expect(group.clip?.rule).toBe('evenodd');
  });

  it('unites several shapes whatever their winding', () => {
    const group = onlyGroup(
      `<clipPath id="c"><path d="M0 0H50V50H0z"/><path d="M40 40V90H90V40z"/></clipPath><path clip-path="url(#c)" ${SQUARE}/>`,
    );
    expect(group.clip?.d).toBe('M0 0L50 0L50 50L0 50ZM90 40L90 90L40 90L40 40Z');
  });

  it('is relative to the bounds or follows transforms on request', () => {
    const relative = onlyGroup(
      `<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width=".5" height="1"/></clipPath><path clip-path="url(#c)" ${SQUARE}/>`,
    );
    expect(relative.clip?.d).toBe('M10 10L20 10L20 30L10 30Z');
    const moved = onlyGroup(
      `<clipPath id="c" transform="translate(1 2)"><rect width="5" height="5"/></clipPath><path clip-path="url(#c)" ${SQUARE}/>`,
    );
    expect(moved.clip?.d).toBe('M1 2L6 2L6 7L1 7Z');
  });

  it('hides everything if the clip is empty', () => {
    expect(parseBody(`<clipPath id="c"/><path clip-path="url(#c)" ${SQUARE}/>`).nodes).toEqual([]);
  });

  it('reads CSS shapes', () => {
    expect(onlyGroup(`<path style="clip-path:polygon(0 0,100% 0,50% 100%)" ${SQUARE}/>`).clip?.d).toBe(
      'M10 10L30 10L20 30Z',
    );
    expect(onlyGroup(`<path style="clip-path:circle(5px)" ${SQUARE}/>`).clip?.d).toContain('A5 5');
    expect(onlyGroup(`<path style="clip-path:inset(10% 5px)" ${SQUARE}/>`).clip?.d).toBe('M15 12L25 12L25 28L15 28Z');
    expect(parseBody(`<path style="clip-path:blob(1)" ${SQUARE}/>`).warnings[0]).toMatch(
      /^svg\.(clip|external)_dropped/,
    );
  });
});

describe('masks', () => {
  it('turns white shapes with holes into clips', () => {
    const group = onlyGroup(
      `<mask id="m"><rect width="100" height="100" fill="white"/><path d="M40 40H60V60H40z"/></mask><path mask="url(#m)" ${SQUARE}/>`,
    );
    expect(group.clip?.d).toBe('M0 0L100 0L100 100L0 100Z');
    expect(group.children).toMatchObject([
      { type: 'group', clip: { d: 'M-1 -1L101 -1L101 101L-1 101ZM40 60L60 60L60 40L40 40Z' } },
    ]);
  });

  it('turns a uniform grey into an opacity', () => {
    const { nodes } = parseBody(
      `<mask id="m"><rect width="90" height="90" fill="#808080"/></mask><path mask="url(#m)" stroke="red" ${SQUARE}/>`,
    );
    expect(nodes).toMatchObject([{ opacity: 0.502, clip: { d: 'M0 0L90 0L90 90L0 90Z' } }]);
  });

  it('ignores masks with shades or lines, with a warning', () => {
    const shaded =
      '<mask id="m"><rect width="9" height="9" fill="white"/><rect width="5" height="9" fill="#777"/></mask>';
    const lined = '<mask id="m"><path d="M0 0H9" stroke="white"/></mask>';
    for (const mask of [shaded, lined]) {
      const { nodes, warnings } = parseBody(`${mask}<path mask="url(#m)" ${SQUARE}/>`);
      expect(nodes).toHaveLength(1);
      expect(warnings).toEqual([expect.stringContaining('svg.mask_dropped: The mask at line 1')]);
    }
  });
});

describe('patterns', () => {
  it('covers the shape with tiles and clips them', () => {
    const group = onlyGroup(
      '<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="2"/></pattern>' +
        `<path fill="url(#p)" ${SQUARE}/>`,
    );
    expect(group.clip?.d).toBe('M10 10L30 10L30 30L10 30Z');
    expect(group.children.map((child) => (child.type === 'group' ? child.transform : undefined))).toEqual([
      [1, 0, 0, 1, 10, 10],
      [1, 0, 0, 1, 20, 10],
      [1, 0, 0, 1, 10, 20],
      [1, 0, 0, 1, 20, 20],
    ]);
  });

  it('paints a flat background once, not for each tile', () => {
    const { nodes } = parseBody(
      '<pattern id="p" width=".5" height=".5"><rect width="10" height="10" fill="gold"/><circle cx="5" cy="5" r="2"/></pattern>' +
        `<path fill="url(#p)" ${SQUARE}/>`,
    );
    expect(allPaths(nodes).filter(({ fill }) => fill === '#ffd700')).toHaveLength(1);
    expect(allPaths(nodes)).toHaveLength(5);
  });

  it('rejects a pattern of tiny tiles with a warning', () => {
    const { nodes, warnings } = parseBody(
      '<pattern id="p" width=".01" height=".01" patternUnits="userSpaceOnUse"><path d="M0 0H1V1z"/></pattern>' +
        '<rect width="100" height="100" fill="url(#p)"/>',
    );
    expect(nodes).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('svg.pattern_dropped')]);
  });

  it('does not draw a pattern inside itself', () => {
    const { nodes } = parseBody(
      '<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="9" height="9" fill="url(#p)"/></pattern>' +
        `<path fill="url(#p)" ${SQUARE}/>`,
    );
    expect(nodes).toEqual([]);
  });
});

describe('markers', () => {
  it('are placed on the corners, turned along the path and scaled by the stroke', () => {
    const { nodes } = parseBody(
      '<marker id="m" orient="auto" markerWidth="2" markerHeight="2" refX="1" refY="1"><path d="M0 0L2 1L0 2z" fill="red"/></marker>' +
        '<path d="M10 10V50" fill="none" stroke="#000" stroke-width="4" marker-end="url(#m)"/>',
    );
    const marker = nodes[1];
    if (marker?.type !== 'group') throw new Error('no marker');
    expect(marker.transform).toEqual([0, 4, -4, 0, 10, 50]);
    expect(allPaths([marker])[0]?.fill).toBe('#ff0000');
  });
});

describe('images', () => {
  const PNG =
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAFklEQVR4nGP4z8DwHw0xYAhgFUACKAYAAKoQEfE0cnoAAAAASUVORK5CYII=';

  it('fit into their box at their own ratio', () => {
    const { nodes } = parseBody(`<image href="data:image/png;base64,${PNG}" x="10" width="40" height="40"/>`);
    expect(nodes).toMatchObject([{ type: 'image', x: 10, y: 10, width: 40, height: 20 }]);
  });

  it('are cropped by a clip for `slice`', () => {
    const group = onlyGroup(
      `<image href="data:image/png;base64,${PNG}" width="40" height="40" preserveAspectRatio="xMidYMid slice"/>`,
    );
    expect(group.clip?.d).toBe('M0 0L40 0L40 40L0 40Z');
    expect(group.children).toMatchObject([{ x: -20, y: 0, width: 80, height: 40 }]);
  });

  it('are left out if they are not pictures', () => {
    const { nodes, warnings } = parseBody('<image href="data:image/png;base64,AAAA" width="9" height="9"/>');
    expect(nodes).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('svg.image_invalid')]);
  });
});

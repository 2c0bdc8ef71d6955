import { describe, expect, it } from 'vitest';
import { allPaths, onlyGroup, onlyPath, parseBody, parseDocument } from './testing/parse.js';
import { sanitizeSvg } from './reading/sanitizeSvg.js';

describe('shapes', () => {
  it('draws each basic shape as absolute path data', () => {
    expect(onlyPath('<rect x="1" y="2" width="10" height="5"/>').d).toBe('M1 2L11 2L11 7L1 7Z');
    expect(onlyPath('<rect width="10" height="6" rx="2"/>').d).toContain('A2 2 0 0 1 10 2');
    expect(onlyPath('<rect width="10" height="6" ry="99" rx="1"/>').d).toContain('A1 3 0 0 1');
    expect(onlyPath('<circle cx="5" cy="5" r="2"/>').d).toMatch(/^M7 5A2 2 0 0 1 5 7/);
    expect(onlyPath('<ellipse cx="5" cy="5" rx="3" ry="auto"/>').d).toContain('A3 3');
    expect(onlyPath('<polygon points="0,0 10,0 10,10 7"/>').d).toBe('M0 0L10 0L10 10Z');
    expect(onlyPath('<polyline points="5 5 10 5" stroke="red"/>').d).toBe('M5 5L10 5');
    expect(onlyPath('<line x1="5" y1="5" x2="50%" y2="25%" stroke="red"/>').d).toBe('M5 5L50 25');
  });

  it('draws nothing for shapes without a size', () => {
    const { nodes, warnings } = parseBody(
      '<rect width="0" height="9"/><circle r="-1"/><path d=""/><polygon points="1"/>',
    );
    expect(nodes).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('reads lengths in every unit', () => {
    expect(onlyPath('<rect width="1in" height="25.4mm"/>').d).toBe('M0 0L96 0L96 96L0 96Z');
    expect(onlyPath('<rect width="72pt" height="6pc"/>').d).toBe('M0 0L96 0L96 96L0 96Z');
    expect(onlyPath('<g font-size="10"><rect width="2em" height="2.54cm"/></g>').d).toBe('M0 0L20 0L20 96L0 96Z');
  });

  it('draws a path up to its first error and reports the position', () => {
    const { nodes, warnings } = parseBody('<path d="M0 0L10 0L10 10Lfoo"/>');
    expect(allPaths(nodes).map(({ d }) => d)).toEqual(['M0 0L10 0L10 10']);
    expect(warnings).toEqual([expect.stringMatching(/^svg\.path_invalid: .*line 1.*character 17/)]);
  });
});

describe('paint', () => {
  it('fills black by default and does not stroke', () => {
    const path = onlyPath('<path d="M0 0H9V9z"/>');
    expect(path.fill).toBe('#000000');
    expect(path.stroke).toBeUndefined();
  });

  it.each([
    ['red', '#ff0000'],
    ['#f80', '#ff8800'],
    ['#FF880080', '#ff880080'],
    ['rgb(255, 0 , 0)', '#ff0000'],
    ['rgb(10% 20% 30% / 50%)', '#1a334d80'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hsla(0,100%,50%,.5)', '#ff000080'],
    ['hwb(0 0% 0%)', '#ff0000'],
    ['oklch(1 0 0)', '#ffffff'],
    ['currentColor', '#123456'],
    ['CURRENTCOLOR', '#123456'],
    ['var(--primary)', '#aabbcc'],
    ['var(--none, #fedcba)', '#fedcba'],
    ['var(--none, var(--nothing, var( --primary )))', '#aabbcc'],
    ['url(#nope) green', '#008000'],
  ])('reads fill %s as %s', (fill, expected) => {
    const variables = (name: string): string | undefined => (name === 'primary' ? '#aabbcc' : undefined);
    expect(onlyPath(`<path fill="${fill}" d="M0 0H9V9z"/>`, { variables }).fill).toBe(expected);
  });

  it('paints nothing for none, an invisible colour or an unknown one', () => {
    for (const fill of ['none', 'transparent', '#12345600', 'rainbow']) {
      expect(parseBody(`<path fill="${fill}" d="M0 0H9V9z"/>`).nodes).toEqual([]);
    }
    expect(parseBody('<path fill="rainbow" d="M0 0H9V9z"/>').warnings[0]).toContain('svg.color_invalid: “rainbow”');
  });

  it('takes currentColor from the nearest color property', () => {
    const body = '<g color="lime"><g fill="currentColor"><path d="M0 0H9V9z" color="inherit"/></g></g>';
    expect(onlyPath(body).fill).toBe('#00ff00');
    expect(onlyPath('<g color="currentColor"><path fill="currentColor" d="M0 0H9V9z"/></g>').fill).toBe('#123456');
  });

  it('warns about an undefined variable and uses the current colour', () => {
    const { nodes, warnings } = parseBody('<path fill="var(--brand)" d="M0 0H9V9z"/>');
    expect(allPaths(nodes)[0]?.fill).toBe('#123456');
    expect(warnings).toEqual([expect.stringContaining('svg.variable_unknown: There is no colour “--brand”')]);
  });

  it('applies opacity to the colour of a single paint, or to a group of several', () => {
    expect(onlyPath('<path opacity=".5" fill-opacity=".5" fill="red" d="M0 0H9V9z"/>').fill).toBe('#ff000040');
    expect(onlyGroup('<path opacity=".5" stroke="red" d="M5 5H9V9z"/>').opacity).toBe(0.5);
    expect(onlyGroup('<g opacity="25%"><path d="M0 0H9V9z"/><path d="M0 0H9V9z"/></g>').opacity).toBe(0.25);
    expect(parseBody('<g opacity="0"><path d="M0 0H9V9z"/></g>').nodes).toEqual([]);
  });

  it('reads every stroke property', () => {
    const attributes =
      'stroke="red" stroke-width="3" stroke-linecap="round" stroke-linejoin="bevel" stroke-miterlimit="7" ' +
      'stroke-dasharray="4 2 1" stroke-dashoffset="2" stroke-opacity=".5" fill="none"';
    expect(onlyPath(`<path ${attributes} d="M9 9H19"/>`).stroke).toEqual({
      paint: '#ff000080',
      width: 3,
      cap: 'round',
      join: 'bevel',
      miterLimit: 7,
      dash: [4, 2, 1, 4, 2, 1],
      dashOffset: 2,
    });
  });

  it('replaces stroke widths on request', () => {
    expect(onlyPath('<path stroke="red" stroke-width="2" d="M9 9H19"/>', { strokeWidth: 1.25 }).stroke?.width).toBe(
      1.25,
    );
  });

  it('paints the stroke first if paint-order says so', () => {
    const { nodes } = parseBody('<path paint-order="stroke" stroke="red" fill="blue" d="M0 0H9V9z"/>');
    expect(allPaths(nodes).map(({ fill, stroke }) => fill ?? stroke?.paint)).toEqual(['#ff0000', '#0000ff']);
  });
});

describe('styles', () => {
  it('applies rules by specificity and order, then style attributes, then !important', () => {
    const style = '<style>.a{fill:red}rect{fill:blue}#x{fill:lime}.i{fill:gold!important}</style>';
    const fillOf = (attributes: string): unknown => onlyPath(`${style}<rect ${attributes} width="9" height="9"/>`).fill;
    expect(fillOf('fill="gray"')).toBe('#0000ff');
    expect(fillOf('class="b a"')).toBe('#ff0000');
    expect(fillOf('class="a" id="x"')).toBe('#00ff00');
    expect(fillOf('id="x" style="fill:white"')).toBe('#ffffff');
    expect(fillOf('class="i" style="fill:white"')).toBe('#ffd700');
  });

  it('tolerates unmatched comments, quotes and braces', () => {
    const css = '/* { */ .a { font-family: "a;b}c"; fill: red } @media print { .a { fill: blue } } .b { fill: lime';
    const { nodes, warnings } = parseBody(
      `<style>${css}</style><rect class="a" width="9" height="9"/><rect class="b" width="9" height="9"/>`,
    );
    expect(allPaths(nodes).map(({ fill }) => fill)).toEqual(['#ff0000', '#00ff00']);
    expect(warnings).toEqual([expect.stringContaining('svg.style_dropped: “@media print”')]);
  });

  it('hides hidden elements and shows their visible children', () => {
    const body =
      '<g visibility="hidden"><rect width="1" height="1"/><rect visibility="visible" width="2" height="2"/></g>' +
      '<g style="display:none"><rect width="3" height="3"/></g>';
    expect(allPaths(parseBody(body).nodes).map(({ d }) => d)).toEqual(['M0 0L2 0L2 2L0 2Z']);
  });
});

describe('structure', () => {
  it('keeps transforms as groups and drops identity transforms', () => {
    expect(onlyGroup('<g transform="translate(5) scale(2)"><rect width="1" height="1"/></g>').transform).toEqual([
      2, 0, 0, 2, 5, 0,
    ]);
    expect(onlyPath('<g transform="rotate(0)"><rect width="1" height="1"/></g>').type).toBe('path');
    expect(onlyGroup('<rect transform="rotate(90 10 10)" width="1" height="1"/>').transform).toEqual([
      0, 1, -1, 0, 20, 0,
    ]);
  });

  it('places the target of a use, which inherits its paint', () => {
    const group = onlyGroup('<defs><rect id="r" width="1" height="1"/></defs><use href="#r" x="7" y="8" fill="red"/>');
    expect(group.transform).toEqual([1, 0, 0, 1, 7, 8]);
    expect(allPaths([group])[0]?.fill).toBe('#ff0000');
  });

  it('fits a symbol into the size of its use and clips it', () => {
    const group = onlyGroup(
      '<symbol id="s" viewBox="0 0 10 20"><rect width="10" height="20"/></symbol><use href="#s" width="40" height="40"/>',
    );
    expect(group.clip?.d).toBe('M0 0L40 0L40 40L0 40Z');
    expect(group.children[0]).toMatchObject({ transform: [2, 0, 0, 2, 10, 0] });
  });

  it('warns about a use without a target and one that contains itself', () => {
    const { nodes, warnings } = parseBody('<g id="a"><use href="#a"/><use href="#gone"/></g>');
    expect(nodes).toEqual([]);
    expect(warnings).toEqual([
      expect.stringContaining('svg.use_cyclic'),
      expect.stringContaining('svg.use_missing: <use> at line 1 refers to “#gone”'),
    ]);
  });

  it('warns once that text is not drawn', () => {
    const { warnings } = parseBody('<text>a</text><text>b</text>');
    expect(warnings).toEqual([expect.stringContaining('svg.text_dropped: Text at line 1')]);
  });

  it('reads prefixes, editors’ namespaces and namespaces hidden in entities', () => {
    const source =
      '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>\n' +
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:i="urn:editor" viewBox="0 0 1 1"><i:grid/><s:rect width="1" height="1"/></s:svg>';
    expect(allPaths(parseDocument(source).nodes)).toHaveLength(1);
    expect(
      allPaths(
        parseDocument(source.replace(/s:/g, '').replace('xmlns="http://www.w3.org/2000/svg"', 'xmlns="&ns;"')).nodes,
      ),
    ).toHaveLength(1);
  });
});

describe('entities', () => {
  const drawn = (subset: string, style = '&st0;&st1;') =>
    parseDocument(`<!DOCTYPE svg PUBLIC "x" "y" [${subset}]><svg><rect width="1" height="1" style="${style}"/></svg>`);

  it('with plain texts are expanded, as Adobe Illustrator writes styles', () => {
    const { nodes, warnings } = drawn(
      `<!ENTITY st0 "fill:#c30;"> <!ENTITY st1 'stroke:none;'><!ENTITY st0 "fill:#fff;">`,
    );
    expect(allPaths(nodes)).toMatchObject([{ fill: '#cc3300' }]);
    expect(warnings).toEqual([]);
  });

  it('with others in them become nothing, with a warning that stays in the sanitised text', () => {
    const source =
      '<!DOCTYPE svg [<!ENTITY a "fill:red"><!ENTITY st0 "&a;">]><svg><rect width="1" height="1" style="&st0;"/></svg>';
    expect(parseDocument(source).warnings).toEqual([
      expect.stringContaining('svg.dtd_dropped'),
      expect.stringContaining('svg.entity_dropped: Line 1'),
    ]);
    expect(parseDocument(sanitizeSvg(source)).warnings).toEqual([
      expect.stringContaining('svg.entity_dropped: Line 1'),
    ]);
  });
});

describe('viewBox', () => {
  it('is the given one, or the size, or the extent of a fragment', () => {
    expect(parseDocument('<svg viewBox="-5 -5 10 20"><path d="M0 0H1V1z"/></svg>').viewBox).toEqual({
      x: -5,
      y: -5,
      width: 10,
      height: 20,
    });
    expect(parseDocument('<svg width="30" height="40"><path d="M0 0H1V1z"/></svg>').viewBox).toEqual({
      x: 0,
      y: 0,
      width: 30,
      height: 40,
    });
    expect(parseDocument('<svg><path d="M0 0H1V1z"/></svg>').viewBox).toMatchObject({ width: 300, height: 150 });
    expect(parseDocument('<path d="M2 3H10V7z"/><circle r="1" cx="20" cy="5"/>').viewBox).toEqual({
      x: 2,
      y: 3,
      width: 19,
      height: 4,
    });
  });

  it('grows to the ratio of width and height', () => {
    const sized = (ratio: string): unknown =>
      parseDocument(`<svg width="200" height="100" viewBox="0 0 50 50" ${ratio}><path d="M0 0H1V1z"/></svg>`).viewBox;
    expect(sized('')).toEqual({ x: -25, y: 0, width: 100, height: 50 });
    expect(sized('preserveAspectRatio="xMinYMid"')).toEqual({ x: 0, y: 0, width: 100, height: 50 });
    expect(sized('preserveAspectRatio="xMidYMid slice"')).toEqual({ x: 0, y: 12.5, width: 50, height: 25 });
    expect(sized('preserveAspectRatio="none"')).toEqual({ x: 0, y: 0, width: 200, height: 100 });
  });

  it('clips only content that reaches beyond it', () => {
    expect(parseBody('<rect width="100" height="100"/>').nodes[0]?.type).toBe('path');
    expect(onlyGroup('<rect width="101" height="100"/>').clip?.d).toBe('M0 0L100 0L100 100L0 100Z');
    expect(onlyGroup('<rect width="100" height="100" stroke="red"/>').clip).toBeDefined();
  });

  it('keeps detail in a picture drawn at a tiny scale', () => {
    const { nodes } = parseDocument('<svg viewBox="0 0 .01 .01"><path d="M0 0H.00123456V.001z"/></svg>');
    expect(allPaths(nodes)[0]?.d).toContain('L0.0012346 0');
  });
});

import { describe, expect, it } from 'vitest';
import { CardwrightError } from '../errors.js';
import { sanitizeSvg, svgSize } from './index.js';
import { allPaths, parseBody, parseDocument, refusal } from './testing/parse.js';

describe('unsafe content that is removed', () => {
  it.each([
    ['<script>alert(1)</script>', 'svg.script_dropped'],
    ['<rect width="9" height="9" onclick="x()"/>', 'svg.handler_dropped'],
    ['<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', 'svg.foreign_dropped'],
    ['<image href="https://example.org/a.png" width="9" height="9"/>', 'svg.external_dropped'],
    ['<image href="data:text/html,x" width="9" height="9"/>', 'svg.external_dropped'],
    ['<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>', 'svg.external_dropped'],
    ['<use href="file:///etc/passwd#a"/>', 'svg.external_dropped'],
    ['<use xmlns:z="http://www.w3.org/1999/xlink" z:href="other.svg#a"/>', 'svg.external_dropped'],
    ['<rect width="9" height="9" fill="url(https://example.org/a.svg#g)"/>', 'svg.external_dropped'],
    ['<rect width="9" height="9" style="fill:url( \'//example.org/a\' )"/>', 'svg.external_dropped'],
    ['<rect width="9" height="9" style="cursor:image-set(\'//example.org/a\' 1x)"/>', 'svg.external_dropped'],
    ['<rect width="9" height="9" style="fill:\\75rl(//example.org)"/>', 'svg.external_dropped'],
    ['<style>@import "https://example.org/a.css";</style>', 'svg.import_dropped'],
    ['<style>rect{fill:url(//example.org/a)}</style>', 'svg.external_dropped'],
    ['<style>@keyframes a{}</style>', 'svg.animation_dropped'],
    ['<style>g > rect{fill:red}</style>', 'svg.style_dropped'],
    ['<animate attributeName="href" to="javascript:x()"/>', 'svg.animation_dropped'],
    ['<set attributeName="onclick" to="x()"/>', 'svg.animation_dropped'],
    ['<iframe src="x"/>', 'svg.element_dropped'],
    ['<rect width="9" height="9" filter="url(#f)"/><filter id="f"/>', 'svg.filter_dropped'],
  ])('%s', (body, code) => {
    expect(parseBody(body).warnings).toEqual([expect.stringMatching(new RegExp(`^${code}: `))]);
    const safe = sanitizeSvg(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`);
    expect(safe).not.toMatch(/script|onclick|foreign|example\.org|passwd|html|import|animate|<set|iframe|other\.svg/i);
  });

  it('limits what plain entities expand to', () => {
    const doctype = `<!DOCTYPE svg [<!ENTITY a "${'M0 0'.repeat(250)}">]>`;
    const source = `${doctype}<svg><path d="${'&a;'.repeat(6_000)}"/></svg>`;
    expect(() => parseDocument(source)).toThrow(expect.objectContaining({ code: 'svg.too_large' }));
    const markup =
      '<!DOCTYPE svg [<!ENTITY lt "x"><!ENTITY q "\'/>">]><svg><rect width="2" height="2" id="&q;&lt;script&gt;"/></svg>';
    expect(sanitizeSvg(markup)).not.toContain('<script');
  });

  it('never expands nested or external entities', () => {
    const laughs = Array.from(
      { length: 9 },
      (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
    ).join('');
    const source = `<!DOCTYPE svg [<!ENTITY e0 "<rect width='1' height='1'/>"><!ENTITY x SYSTEM "file:///etc/passwd">${laughs}]><svg><title>&x;&e9;</title><rect width="2" height="2"/></svg>`;
    const { nodes, warnings } = parseDocument(source);
    expect(allPaths(nodes)).toHaveLength(1);
    expect(warnings).toEqual([
      expect.stringContaining('svg.dtd_dropped'),
      expect.stringContaining('svg.entity_dropped'),
    ]);
    expect(sanitizeSvg(source)).not.toMatch(/ENTITY|DOCTYPE|passwd/);
  });
});

/** The base64 of a PNG's first bytes, which declare a square. */
function pngHeader(side: number): string {
  const bytes = Buffer.alloc(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes.toString('base64');
}

describe('input that is rejected', () => {
  const nested = (depth: number): string => `${'<g>'.repeat(depth)}<path d="M0 0H1V1z"/>${'</g>'.repeat(depth)}`;

  it.each([
    ['<svg><g></svg>', 'svg.malformed'],
    ['<svg', 'svg.malformed'],
    ['<svg a="1" a="2"/>', 'svg.malformed'],
    ['<svg><path d="<"/></svg>', 'svg.malformed'],
    ['<!DOCTYPE svg [', 'svg.malformed'],
    ['\u0000', 'svg.malformed'],
    ['', 'svg.not_svg'],
    ['plain text', 'svg.not_svg'],
    ['<html><body/></html>', 'svg.not_svg'],
    ['<svg xmlns="urn:other"/>', 'svg.not_svg'],
    [`<svg>${nested(64)}</svg>`, 'svg.too_deep'],
    [`<svg>${'<g/>'.repeat(50_000)}</svg>`, 'svg.too_large'],
    [`<svg>${' '.repeat(5_000_000)}</svg>`, 'svg.too_large'],
  ])('refuses input %#', (source, code) => {
    for (const call of [() => parseDocument(source), () => sanitizeSvg(source), () => svgSize(source)]) {
      expect(refusal(call).code).toBe(code);
    }
  });

  it('reports the line and column of malformed markup', () => {
    const error = refusal(() => parseDocument('<?xml version="1.0"?>\n<svg>\n  <g></p>\n</svg>'));
    expect(error.message).toContain('line 3, column');
    expect(error.problems[0]?.place?.line).toBe(3);
    expect(error.fix).toBeTruthy();
  });

  it('enforces its own stricter limits', () => {
    const limits = { nodes: 3, depth: 4, sourceLength: 60 };
    expect(refusal(() => parseBody('<g/><g/><g/>', { limits: { nodes: 3 } })).code).toBe('svg.too_large');
    expect(refusal(() => parseDocument(`<svg>${' '.repeat(60)}</svg>`, { limits })).message).toContain('at most 60');
    expect(refusal(() => parseBody('<g><g><g><g/></g></g></g>', { limits: { depth: 4 } })).code).toBe('svg.too_deep');
  });

  it('limits uses that multiply', () => {
    const levels = Array.from(
      { length: 12 },
      (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
    );
    const drawing = `<g id="l0"><rect width="1" height="1"/></g>${levels.join('')}`;
    expect(refusal(() => parseBody(drawing)).code).toBe('svg.too_large');
    expect(refusal(() => parseBody(drawing.replace('<rect width="1" height="1"/>', ''))).code).toBe('svg.too_complex');
  });

  it('limits references that nest endlessly', () => {
    const levels = Array.from({ length: 300 }, (_, level) => `<g id="l${level + 1}"><use href="#l${level}"/></g>`);
    expect(refusal(() => parseBody(`<rect id="l0"/>${levels.join('')}<use href="#l300"/>`)).code).toBe('svg.too_deep');
  });

  it('limits nested patterns, long paths with many uses and rules that match everything', () => {
    const patterns = Array.from(
      { length: 6 },
      (_, level) =>
        `<pattern id="p${level}" width="4" height="4" patternUnits="userSpaceOnUse"><circle r="50" fill="url(#p${level + 1}) red"/></pattern>`,
    );
    expect(() => parseBody(`${patterns.join('')}<rect width="99" height="99" fill="url(#p0)"/>`)).toThrow(
      CardwrightError,
    );
    const path = `<path id="p" d="M0 0${'L1 1'.repeat(100_000)}"/>`;
    expect(refusal(() => parseBody(path + '<use href="#p"/>'.repeat(1_000))).code).toBe('svg.too_complex');
    const rules = `<style>${'*{fill:red}'.repeat(100_000)}</style>`;
    expect(refusal(() => parseBody(rules + '<g/>'.repeat(10_000))).code).toBe('svg.too_complex');
  });

  it('stops patterns and markers that copy long paths', () => {
    const path = `<path d="M0 0${'L1 1'.repeat(20_000)}"/>`;
    const pattern = `<pattern id="p" width="1" height="1" patternUnits="userSpaceOnUse">${path}</pattern>`;
    expect(refusal(() => parseBody(`${pattern}<rect width="40" height="40" fill="url(#p)"/>`)).code).toBe(
      'svg.too_complex',
    );
    const marker = `<marker id="m">${path}</marker>`;
    expect(refusal(() => parseBody(`${marker}<path marker-mid="url(#m)" d="M0 0${'L1 1'.repeat(1_000)}"/>`)).code).toBe(
      'svg.too_complex',
    );
  });

  it('stops embedded pictures that are huge or drawn too often', () => {
    const picture = (side: number, text = ''): string =>
      `<image id="i" width="9" height="9" href="data:image/png;base64,${pngHeader(side)}${text}"/>`;
    expect(parseBody(picture(10_000)).nodes).toHaveLength(1);
    expect(refusal(() => parseBody(picture(20_000))).code).toBe('svg.too_large');
    expect(refusal(() => parseBody(picture(5_000) + '<use href="#i"/>'.repeat(8))).code).toBe('svg.too_large');
    const pattern = `<pattern id="p" width="1" height="1" patternUnits="userSpaceOnUse">${picture(1_000)}</pattern>`;
    expect(refusal(() => parseBody(`${pattern}<rect width="40" height="40" fill="url(#p)"/>`)).code).toBe(
      'svg.too_large',
    );
    const long = picture(1, 'A'.repeat(1_000_000)) + '<use href="#i"/>'.repeat(400);
    expect(refusal(() => parseBody(long)).code).toBe('svg.too_complex');
  });

  it('counts the search for bounds of nested groups', () => {
    const clip = '<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width="1" height="1"/></clipPath>';
    const dots = '<rect width="1" height="1"/>'.repeat(500);
    const nested = (depth: number): string =>
      `${clip}${'<g clip-path="url(#c)">'.repeat(depth)}${dots}${'</g>'.repeat(depth)}`;
    const limits = { work: 160_000 };
    expect(parseBody(nested(1), { limits }).nodes).toHaveLength(1);
    expect(refusal(() => parseBody(nested(60), { limits: { work: 100_000 } })).code).toBe('svg.too_complex');
  });

  it.each([
    ['style', `<g id="d" style="${'fill:red;'.repeat(20_000)}"/>`],
    ['transform', `<g id="d" transform="${'rotate(1)'.repeat(5_000)}"><rect width="1" height="1"/></g>`],
    [
      'gradientTransform',
      `<linearGradient id="g" gradientTransform="${'scale(1)'.repeat(5_000)}"><stop/><stop offset="1"/></linearGradient><rect id="d" width="1" height="1" fill="url(#g)"/>`,
    ],
    ['clip-path', `<rect id="d" width="9" height="9" style="clip-path:polygon(${'1px 1px,'.repeat(5_000)}1px 1px)"/>`],
    ['stroke-dasharray', `<path id="d" d="M0 0L9 9" stroke="red" stroke-dasharray="${'1 '.repeat(20_000)}"/>`],
    ['attributes', `<g id="d" ${Array.from({ length: 20_000 }, (_, index) => `a${index}=""`).join(' ')}/>`],
    ['choices', `<switch id="d">${'<g systemLanguage="x"/>'.repeat(20_000)}</switch>`],
  ])('counts the work of %s that are read at each use', (_name, drawing) => {
    const limits = { work: 2_000_000 };
    expect(() => parseBody(drawing, { limits })).not.toThrow();
    expect(refusal(() => parseBody(drawing + '<use href="#d"/>'.repeat(100), { limits })).code).toBe('svg.too_complex');
  });

  it('ignores values too long for what they say', () => {
    const long = 'a'.repeat(2_000);
    const [node] = parseBody(
      `<g style="font-size:${'1'.repeat(2_000)}px"><rect width="1em" height="1" fill="${long}"/></g>`,
    ).nodes;
    expect(node).toMatchObject({ type: 'path', fill: '#000000' });
    expect(node?.type === 'path' && node.d).toContain('L16 0');
    expect(parseBody(`<rect width="1" height="1" x="${'1'.repeat(20_000)}"/>`).warnings).toEqual([
      expect.stringContaining('svg.value_dropped'),
    ]);
  });

  it('compares each rule with an element once, however often it is used and has the same class', () => {
    const names = Array.from({ length: 4_000 }, (_, index) => `a${index}`);
    const rules = `<style>${names.map((name) => `.${name}{fill:red}`).join('')}</style>`;
    const group = `<g id="d" class="${names.join(' ')}"/>`;
    const limits = { work: 3_000_000 };
    expect(() => parseBody(rules + group + '<use href="#d"/>'.repeat(100), { limits })).not.toThrow();
    const repeated = `<style>${'.a{fill:red}'.repeat(1_000)}</style><path class="${'a '.repeat(1_000)}" d="M0 0H1V1z"/>`;
    expect(parseBody(repeated, { limits }).nodes).toMatchObject([{ fill: '#ff0000' }]);
  });

  it('limits gradients that repeat or have too many stops', () => {
    const stops = '<stop offset=".5" stop-color="red"/>'.repeat(600);
    const gradient = `<linearGradient id="g" x2=".016" spreadMethod="repeat">${stops}</linearGradient>`;
    const { nodes, warnings } = parseBody(`${gradient}<rect width="9" height="9" fill="url(#g)"/>`);
    const fill = allPaths(nodes)[0]?.fill;
    expect(typeof fill === 'object' && fill.stops.length).toBe(500);
    expect(warnings).toEqual([expect.stringContaining('svg.gradient_shortened')]);
    const uses = '<rect width="9" height="9" fill="url(#g)"/>'.repeat(9_000);
    expect(refusal(() => parseBody(gradient + uses)).code).toBe('svg.too_complex');
  });

  it('rejects input with very many unknown entities', () => {
    expect(refusal(() => parseBody(`<title>${'&a;'.repeat(200_000)}</title>`)).code).toBe('svg.too_complex');
  });

  it('reads large harmless input', () => {
    const dots = Array.from({ length: 20_000 }, (_, index) => `<circle cx="${index % 100}" cy="50" r="1"/>`).join('');
    expect(allPaths(parseBody(dots).nodes)).toHaveLength(20_000);
    const attribute = `<svg ${Array.from({ length: 20_000 }, (_, index) => `a${index}="1"`).join(' ')}><path d="M0 0H1V1z"/></svg>`;
    expect(allPaths(parseDocument(attribute).nodes)).toHaveLength(1);
    for (const text of ['('.repeat(100_000), 'url('.repeat(50_000), 'var(--a,'.repeat(50_000), '-'.repeat(200_000)]) {
      const body = `<path fill="${text}" d="M0 0H9V9z ${text}" transform="${text}" style="fill:${text}" stroke-dasharray="${text}"/>`;
      expect(() => parseBody(`<style>${text}</style>${body}`)).not.toThrow();
    }
  });
});

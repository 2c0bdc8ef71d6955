import { describe, expect, it } from 'vitest';
import { sanitizeSvg, sanitizeSvgWithWarnings, svgSize } from '../index.js';
import { parseDocument } from '../testing/parse.js';

describe('sanitizeSvg', () => {
  it('keeps a safe drawing unchanged', () => {
    const source =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><linearGradient id="g"><stop offset="1"/></linearGradient></defs>' +
      '<path d="M0 0H9" fill="url(#g)" style="stroke:red;opacity:.5"/><text x="1">a &lt;b&gt; &amp; <tspan>c</tspan></text></svg>';
    expect(sanitizeSvg(source)).toBe(source);
  });

  it('drops comments, instructions, the doctype and editors’ data, and writes a plain href', () => {
    const source =
      '\ufeff<?xml version="1.0"?><!DOCTYPE svg><!-- made --><svg xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:ed="urn:ed" ed:zoom="2">' +
      '<?php x ?><ed:view/><metadata>m</metadata><a xlink:href="https://example.org"><use xlink:href="#b"/></a></svg>';
    expect(sanitizeSvg(source)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><g><use href="#b"/></g></svg>');
  });

  it('escapes characters that would end an attribute or a text', () => {
    const source =
      '<svg><title>&lt;/title&gt;&lt;script&gt;</title><path aria-label="&quot;&gt;&lt;i&gt;&#10;"/><style><![CDATA[.a{fill:red}]]></style></svg>';
    expect(sanitizeSvg(source)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><title>&lt;/title&gt;&lt;script&gt;</title><path aria-label="&quot;&gt;&lt;i&gt;&#10;"/><style>.a{fill:red}</style></svg>',
    );
  });

  it('wraps a fragment and reports what it dropped', () => {
    const { svg, warnings } = sanitizeSvgWithWarnings('<path d="M0 0" onload="x"/><script/>');
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" data-dropped="[\w+/=]+"><path d="M0 0"\/><\/svg>$/,
    );
    expect(warnings).toHaveLength(2);
  });

  const NAMED = '<svg><image href="Ä b.png"/><style>g > path{fill:red}</style><foreignObject/></svg>';

  it('keeps the warnings in the text, so that whoever reads it later reports the same', () => {
    const { svg, warnings } = sanitizeSvgWithWarnings(NAMED);
    expect(warnings.map(({ code }) => code)).toEqual([
      'svg.external_dropped',
      'svg.style_dropped',
      'svg.foreign_dropped',
    ]);
    expect(sanitizeSvgWithWarnings(svg)).toEqual({ svg, warnings });
    expect(parseDocument(svg).warnings).toEqual(parseDocument(NAMED).warnings);
  });

  it('keeps as many warnings as a reader wants to see', () => {
    const many = Array.from({ length: 60 }, (_, index) => `<image href="${'界'.repeat(55)}${index}.png"/>`);
    const { svg, warnings } = sanitizeSvgWithWarnings(`<svg>${many.join('')}</svg>`);
    expect(warnings).toHaveLength(60);
    expect(sanitizeSvgWithWarnings(svg)).toEqual({ svg, warnings: warnings.slice(0, 20) });
  });

  it.each([
    ['a handler', '<path onclick="x()"/>'],
    ['a font', '<style>@font-face{font-family:A;src:url(a.woff)}</style>'],
    ['dark mode', '<style>@media (prefers-color-scheme: dark){path{fill:#fff}}</style>'],
    ['the pointer', '<style>path:hover{fill:red}</style>'],
    [
      'Illustrator’s own data',
      '<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/"/><g/></switch>',
    ],
  ])('does not call %s a loss', (_, body) => {
    expect(sanitizeSvg(`<svg>${body}</svg>`)).not.toContain('data-dropped');
  });

  it.each([
    ['no base64', '%%%'],
    ['no list', btoa('{}')],
    ['other things', btoa('[1,["x","y"],["svg.a"],["svg.B","c"]]')],
  ])('ignores %s in the place of warnings', (_, value) => {
    const { svg, warnings } = sanitizeSvgWithWarnings(`<svg data-dropped="${value}"/>`);
    expect(warnings).toEqual([]);
    expect(sanitizeSvg(svg)).toBe(svg);
  });
});

describe('svgSize', () => {
  it.each([
    ['<svg width="30" height="2in"/>', 30, 192],
    ['<svg width="30" viewBox="0 0 10 20"/>', 30, 60],
    ['<svg height="30" viewBox="0 0 10 20"/>', 15, 30],
    ['<svg viewBox="5 5 10 20"/>', 10, 20],
    ['<svg width="100%" height="100%" viewBox="0 0 10 20"/>', 10, 20],
    ['<svg width="-4" height="0"/>', 300, 150],
    ['<svg width="40"/>', 40, 150],
    ['<svg viewBox="0 0 0 9" height="8"/>', 300, 8],
  ])('%s', (source, width, height) => {
    expect(svgSize(source)).toEqual({ width, height });
  });
});

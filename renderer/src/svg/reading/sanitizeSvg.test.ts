import { describe, expect, it } from 'vitest';
import { sanitizeSvg, sanitizeSvgWithWarnings, svgSize } from '../index.js';

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
    expect(svg).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>');
    expect(warnings).toHaveLength(2);
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

import { EXPORT_OPTIONS, expectationOf, type Option, PRODUCT_NAMES, type ExportOption } from './exportOptions.js';

/** The options of exports as markdown: docs/reference/exports.md. */
export function exportOptionsReference(): string {
  const rows = Object.entries<ExportOption>(EXPORT_OPTIONS).map(([name, option]) => {
    const flag = option.kind === 'boolean' && option.default ? `--no-${name}` : `--${name}`;
    const products = option.products.map((product) => PRODUCT_NAMES[product]).join(', ');
    const cells = [`\`${name}\``, `\`${flag.replaceAll('_', '-')}\``, option.description];
    return `| ${[...cells, expectationOf(option), usualOf(option), products].join(' | ')} |`;
  });
  return `${INTRODUCTION}${rows.join('\n')}\n`;
}

const INTRODUCTION = `<!-- Generated from renderer/src/imposition/options/exportOptions.ts; rewritten by its test with UPDATE=1. -->

# Options of exports

The same options are used by \`cardwright export\`, by \`POST /api/exports\` and by the export dialog of the studio. A preset sets
some of them; the usual value holds where neither the preset nor you say anything else.

Lengths are millimetres. The command line takes a number with a unit: \`3mm\`, \`0.3cm\`, \`1/8in\`, \`9pt\` or \`36px@300\`. On paper a pixel
alone has no size, so it needs its resolution. The API takes numbers, which are millimetres, and the same texts.

The API writes a calibration as \`{ "x_mm": 0.5, "y_mm": -0.3, "scale": 1.002 }\`, the command line as \`0.5,-0.3,1.002\`.

A failure names the option by its path, such as \`options.color_bar\`; the command line names the flag.

| option | flag | what it does | takes | usually | used by |
| --- | --- | --- | --- | --- | --- |
`;

function usualOf(option: Option): string {
  if (option.otherwise !== undefined) return option.otherwise;
  if (!('default' in option) || option.default === undefined) return 'none';
  return `\`${option.default}\`${option.kind === 'length' ? ' mm' : ''}`;
}

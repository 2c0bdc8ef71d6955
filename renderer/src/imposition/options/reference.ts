import { EXPORT_OPTIONS, expectationOf, type Option, PRODUCT_NAMES, type ExportOption } from './exportOptions.js';

/** The export options as Markdown: docs/reference/exports.md. */
export function exportOptionsReference(): string {
  const rows = Object.entries<ExportOption>(EXPORT_OPTIONS).map(([name, option]) => {
    const flag = option.kind === 'boolean' && option.default ? `--no-${name}` : `--${name}`;
    const products = option.products.map((product) => PRODUCT_NAMES[product]).join(', ');
    const cells = [`\`${name}\``, `\`${flag.replaceAll('_', '-')}\``, option.description];
    return `| ${[...cells, expectationOf(option), usualOf(option), products].join(' | ')} |`;
  });
  return `${INTRODUCTION}${rows.join('\n')}\n`;
}

const INTRODUCTION = `<!-- Generated from renderer/src/imposition/options/exportOptions.ts. Run its test with UPDATE=1 to rewrite it. -->

# Export options

\`cardwright export\`, \`POST /api/exports\` and the studio’s export dialog use the same options. A preset sets some of them; the
default applies if neither the preset nor you set a value.

Lengths are millimetres. The command line takes a number with a unit: \`3mm\`, \`0.3cm\`, \`1/8in\`, \`9pt\` or \`36px@300\`. A pixel has no
size on paper, so it needs a resolution. The API takes numbers in millimetres or the same texts.

The API writes a calibration as \`{ "x_mm": 0.5, "y_mm": -0.3, "scale": 1.002 }\`, the command line as \`0.5,-0.3,1.002\`. \`orientation\` and
\`duplex\` say how the measured sheet lay and over which edge it was flipped; sheets of another kind are then refused.

Errors contain the option’s path, such as \`options.color_bar\`; on the command line, they contain the flag.

| option | flag | description | values | default | used by |
| --- | --- | --- | --- | --- | --- |
`;

function usualOf(option: Option): string {
  if (option.otherwise !== undefined) return option.otherwise;
  if (!('default' in option) || option.default === undefined) return 'none';
  return `\`${option.default}\`${option.kind === 'length' ? ' mm' : ''}`;
}

const CELL = /<table:table-cell\s([^<>]*)>/g;
const CELL_END = '</table:table-cell>';
const FORMULA = /\btable:formula="(?:\w+:)?(=[^"]*)"/;
const TYPE = /\boffice:value-type="[^"]*"/g;
const VALUE = /\boffice:(?:value-type="string"|(?:value|date-value|time-value|boolean-value|string-value)=)/;

/**
 * The content.xml of an OpenDocument spreadsheet in which cells with a formula but without a value hold the formula as
 * text, as in workbooks of Excel; the library would drop them. LibreOffice saves an empty text as a value.
 */
export function keepFormulas(xml: string): string {
  let result = '';
  let done = 0;
  for (const { 0: tag, 1: attributes = '', index } of xml.matchAll(CELL)) {
    const formula = FORMULA.exec(attributes)?.[1];
    if (formula === undefined || VALUE.test(attributes)) continue;
    const start = index + tag.length;
    const end = attributes.endsWith('/') ? start : xml.indexOf(CELL_END, start) + CELL_END.length;
    if (/^[^<\s]|>\s*[^<\s]/.test(xml.slice(start, end))) continue;
    const others = attributes.replace(/\/$/, '').replace(TYPE, '');
    result += `${xml.slice(done, index)}<table:table-cell ${others} office:value-type="string" office:string-value="${asSeen(formula)}"/>`;
    done = end;
  }
  return result + xml.slice(done);
}

/** A formula as spreadsheets show it: `[.B1:.B9]` is `B1:B9`. */
function asSeen(formula: string): string {
  return formula.replaceAll(/\[\.?([^\][]*)\]/g, (_, range: string) => range.replaceAll(':.', ':'));
}

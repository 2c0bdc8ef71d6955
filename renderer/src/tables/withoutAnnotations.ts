const START = /<office:annotation(?=[\s/>])[^<>]*>/g;
const END = '</office:annotation>';

/**
 * The content.xml of an OpenDocument spreadsheet without comments on cells. The library leaves out those beside the
 * paragraphs of a cell, but takes those inside for its text.
 */
export function withoutAnnotations(xml: string): string {
  let result = '';
  let done = 0;
  for (const { 0: tag, index } of xml.matchAll(START)) {
    if (index < done) continue;
    result += xml.slice(done, index);
    const isEmpty = tag.endsWith('/>');
    const end = isEmpty ? index : xml.indexOf(END, index);
    // The library refuses a file with an element that does not end.
    if (end < 0) return xml;
    done = end + (isEmpty ? tag : END).length;
  }
  return result + xml.slice(done);
}

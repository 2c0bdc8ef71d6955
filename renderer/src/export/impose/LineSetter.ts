import { textNodes } from '../../compose/elements/text.js';
import type { RenderEnvironment } from '../../environment.js';
import { createDiskFontLibrary, loadFacesFromDisk } from '../../fonts/node.js';
import { createNodeIconLibrary } from '../../icons/node.js';
import { renderEnvironment } from '../../layout/renderEnvironment.js';
import { prepareText } from '../../layout/text/index.js';
import type { HexColor, SceneNode } from '../../displayList.js';
import type { TextBlock } from '../../resolve/textBlock.js';

const FAMILY = 'instrument-sans';

export interface LineStyle {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly color: HexColor;
  readonly bold?: boolean;
  /** Where the text lies relative to `x`. Default: to its right. */
  readonly align?: 'left' | 'center';
}

/** Sets single lines of text beside the cards, with the fonts and the typesetting of cards. Always `dispose()`. */
export class LineSetter {
  readonly #env: RenderEnvironment;

  private constructor(private readonly fonts: Awaited<ReturnType<typeof createDiskFontLibrary>>) {
    this.#env = renderEnvironment({ fonts, icons: createNodeIconLibrary(), images: { get: () => undefined } });
  }

  static async open(): Promise<LineSetter> {
    return new LineSetter(await createDiskFontLibrary());
  }

  async line(text: string, { x, y, size, color, bold = false, align = 'left' }: LineStyle): Promise<SceneNode[]> {
    const block = blockOf(text, size, color, bold);
    let prepared = prepareText(block, this.#env);
    while (this.#env.missing.size > 0) {
      await loadFacesFromDisk(this.fonts, this.#env.missing.take().faces);
      prepared = prepareText(block, this.#env);
    }
    const layout = prepared.fit(Infinity, Infinity);
    const left = align === 'center' ? x - layout.width / 2 : x;
    const top = y - (layout.lines[0]?.baseline ?? 0);
    return textNodes({ rect: { x: left, y: top, width: layout.width, height: layout.height }, layout }, undefined);
  }

  dispose(): void {
    this.fonts.dispose();
  }
}

function blockOf(text: string, fontSize: number, color: HexColor, bold: boolean): TextBlock {
  const style = {
    family: FAMILY,
    weight: bold ? 700 : 400,
    italic: false,
    scale: 1,
    color,
    decoration: 'none',
    letterSpacing: 0,
  } as const;
  return {
    paragraphs: [{ spans: [{ type: 'text', text, style }], indent: 0, spaceBefore: 0 }],
    fontSize,
    lineHeight: { unit: 'em', value: 1.2 },
    align: 'left',
    wrap: 'nowrap',
    hyphens: 'none',
    language: '',
    overflow: 'clip',
    minFontSize: fontSize,
    color,
  };
}

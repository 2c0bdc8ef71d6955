import type { Matrix, Point } from '../../../../geometry.js';
import { apply } from '../../../../matrix.js';
import type { Inks } from '../../../../press/inks.js';
import { PDFDict, PDFName, PDFRawStream } from '../../pdfLib.js';
import type { ContentOperator } from './contentOperators.js';
import { changeOf, FIRST_STATE, type GraphicsState, type Look, type Shape } from './graphicsState.js';
import type { PdfParts } from './PdfParts.js';

/** What one operator paints. */
export interface PaintedMark extends Look {
  /** A colour, a gradient or a picture; undefined for what cannot be told, such as a pattern. */
  readonly paint: Inks | PDFDict | { readonly picture: PDFRawStream; readonly matrix: Matrix } | undefined;
  /** Shapes that all limit the mark: its own and the clips. Undefined for letters and lines. */
  readonly shapes: readonly Shape[] | undefined;
  /** A place of the mark, in the page's space. */
  readonly at: Point;
}

/** Where letters are sampled, em to the right of and above the start of a line. */
const IN_LETTER = 0.25;
const UNIT = { d: 'M0 0H1V1H0Z', rule: 'nonzero' } as const;
const COMMANDS: Readonly<Record<string, string>> = { m: 'M', l: 'L', c: 'C', h: 'Z' };

/** Reads what a page paints, in order, its forms included. */
export class PageReader {
  readonly marks: PaintedMark[] = [];

  constructor(
    private readonly parts: PdfParts,
    page: PDFDict,
  ) {
    this.#read(parts.operatorsOf(page.lookup(PDFName.of('Contents'))), page, FIRST_STATE);
  }

  #read(operators: readonly ContentOperator[], owner: PDFDict, start: GraphicsState): void {
    const kindOf = (kind: string): PDFDict | undefined => dictionaryIn(dictionaryIn(owner, 'Resources'), kind);
    const saved: GraphicsState[] = [];
    const path = new PathReader();
    let state = start;
    for (const operator of operators) {
      const { name, operands } = operator;
      if (name === 'q') saved.push(state);
      else if (name === 'Q') state = saved.pop() ?? start;
      else if (name === 'Do' || name === 'sh') {
        const kind = name === 'Do' ? 'XObject' : 'Shading';
        this.#place(kindOf(kind)?.lookup(PDFName.of(String(operands[0]).slice(1))), state);
      } else if (name === 'TJ' || name === 'Tj') {
        const inside = IN_LETTER * state.fontSize;
        const paint = state.outlines ? state.stroke : state.fill;
        this.#add(paint, undefined, apply(state.text, { x: inside, y: inside }), state);
      } else if (path.takes(operator)) state = { ...state, ...this.#paint(name, path, state) };
      else state = { ...state, ...changeOf(operator, state, kindOf('ExtGState'), start.look) };
    }
  }

  #add(paint: PaintedMark['paint'], shapes: PaintedMark['shapes'], at: Point, { matrix, look }: GraphicsState): void {
    this.marks.push({ paint, shapes, at: apply(matrix, at), ...look });
  }

  /** Fills, strokes and clips if the operator ends the path. @returns the clips that it changes */
  #paint(name: string, path: PathReader, state: GraphicsState): Partial<GraphicsState> {
    if (!/^[fFbBsSn]\*?$/.test(name)) return {};
    const { d, centre, first, clip } = path.end();
    const { matrix, clips } = state;
    const rule = name.endsWith('*') ? 'evenodd' : 'nonzero';
    // A frame does not cover its own centre, but it covers its first corner.
    const inside = rule === 'evenodd' ? first : centre;
    if (/^[fFbB]/.test(name)) this.#add(state.fill, [{ d, rule, matrix }, ...clips], inside, state);
    if (/^[sSbB]/.test(name)) this.#add(state.stroke, undefined, first, state);
    return clip === undefined ? {} : { clips: [{ d, rule: clip, matrix }, ...clips] };
  }

  /** Paints a gradient, a form or a picture. */
  #place(object: unknown, state: GraphicsState): void {
    const { matrix, clips, look } = state;
    if (object instanceof PDFDict) this.#add(object, clips, { x: 0, y: 0 }, state);
    if (!(object instanceof PDFRawStream)) return;
    if (this.parts.text(object.dict, 'Subtype') === 'Form')
      this.#read(this.parts.operatorsOf(object), object.dict, { ...FIRST_STATE, matrix, clips, look });
    else this.#add({ picture: object, matrix }, [{ ...UNIT, matrix }, ...clips], { x: 0, y: 0 }, state);
  }
}

/** A path under construction. */
class PathReader {
  #d = '';
  #points: Point[] = [];
  #clip: Shape['rule'] | undefined;

  /** Whether the operator is about paths. */
  takes({ name, operands }: ContentOperator): boolean {
    const [x = 0, y = 0, width = 0, height = 0] = operands.map(Number);
    if (name === 're') {
      this.#d += `M${x} ${y}h${width}v${height}h${-width}Z`;
      this.#points.push({ x, y }, { x: x + width, y: y + height });
    } else if (COMMANDS[name] !== undefined) {
      this.#d += `${COMMANDS[name]}${operands.join(' ')}`;
      const [endX, endY] = operands.slice(-2).map(Number);
      if (endX !== undefined && endY !== undefined) this.#points.push({ x: endX, y: endY });
    } else if (name === 'W' || name === 'W*') this.#clip = name === 'W' ? 'nonzero' : 'evenodd';
    else return /^[fFbBsSn]\*?$/.test(name);
    return true;
  }

  end(): { d: string; first: Point; centre: Point; clip: Shape['rule'] | undefined } {
    const [xs, ys] = [this.#points.map(({ x }) => x), this.#points.map(({ y }) => y)];
    const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
    const centre = { x: middle(xs), y: middle(ys) };
    const ended = { d: this.#d, first: this.#points[0] ?? centre, centre, clip: this.#clip };
    [this.#d, this.#points, this.#clip] = ['', [], undefined];
    return ended;
  }
}

function dictionaryIn(dictionary: PDFDict | undefined, key: string): PDFDict | undefined {
  const found = dictionary?.lookup(PDFName.of(key));
  return found instanceof PDFDict ? found : undefined;
}

import type { PlacedGlyph } from '../../../fonts/shaper.js';

/** Glyphs that stand for a text together, from left to right. */
export interface Cluster {
  /** The start of its text in the text of the run, and its end. */
  readonly start: number;
  readonly end: number;
  readonly glyphs: readonly PlacedGlyph[];
}

/** Glyphs in visual order by the characters that they stand for. */
export function clustersOf(glyphs: readonly PlacedGlyph[], length: number): Cluster[] {
  const clusters: { start: number; end: number; glyphs: PlacedGlyph[] }[] = [];
  for (const glyph of glyphs) {
    const last = clusters.at(-1);
    if (last?.start === glyph.cluster) last.glyphs.push(glyph);
    else clusters.push({ start: glyph.cluster, end: length, glyphs: [glyph] });
  }
  // Each stands for the characters up to the next one; in right-to-left text, the next one comes before.
  const inOrder = clusters.toSorted((one, other) => one.start - other.start);
  for (const [index, cluster] of inOrder.entries()) cluster.end = startAfter(inOrder, index) ?? length;
  return clusters;
}

/** Where the first cluster begins that begins later; some scripts have several glyphs of one cluster apart. */
function startAfter(inOrder: readonly Cluster[], index: number): number | undefined {
  const start = inOrder[index]?.start ?? 0;
  let next = index + 1;
  while (inOrder[next]?.start === start) next += 1;
  return inOrder[next]?.start;
}

/**
 * Glyphs with letter spacing, in ems, once for each of HarfBuzz's clusters, as in layout and browsers: after a Thai letter and
 * its tone mark, or a Devanagari letter and its vowel. It is at the right in either direction, and does not move marks.
 * @param clusters of the glyphs
 */
export function spaced(glyphs: readonly PlacedGlyph[], clusters: readonly number[], spacing: number): PlacedGlyph[] {
  const letters = new Map<number | undefined, number>();
  for (const [at, glyph] of glyphs.entries()) if (!isMark(glyph)) letters.set(clusters[at], at);
  return glyphs.map((glyph, at) => {
    const letter = letters.get(clusters[at]);
    if (letter === undefined || letter > at) return glyph;
    return letter === at ? { ...glyph, advance: glyph.advance + spacing } : { ...glyph, dx: glyph.dx - spacing };
  });
}

/** Joins marks with their letter: readers take some marks for lines of their own, or for letters between two words. */
export function withMarks(clusters: readonly Cluster[], direction: 'ltr' | 'rtl'): readonly Cluster[] {
  return direction === 'ltr' ? withMarksAfter(clusters) : withMarksBefore(clusters);
}

function withMarksAfter(clusters: readonly Cluster[]): Cluster[] {
  const joined: Cluster[] = [];
  for (const cluster of clusters) {
    const letter = joined.at(-1);
    if (letter === undefined || !cluster.glyphs.every(isMovedMark)) joined.push(cluster);
    else joined[joined.length - 1] = { ...letter, end: cluster.end, glyphs: [...letter.glyphs, ...cluster.glyphs] };
  }
  return joined;
}

/** Right to left, marks come before their letter. */
function withMarksBefore(clusters: readonly Cluster[]): Cluster[] {
  const joined: Cluster[] = [];
  let marks: Cluster[] = [];
  for (const cluster of clusters) {
    const [outermost] = marks;
    if (cluster.glyphs.every(isMovedMark) || (outermost !== undefined && cluster.glyphs.every(isMark))) {
      marks.push(cluster);
      continue;
    }
    const glyphs = [...marks, cluster].flatMap((each) => each.glyphs);
    joined.push({ start: cluster.start, end: outermost?.end ?? cluster.end, glyphs: lettersFirst(glyphs) });
    marks = [];
  }
  return [...joined, ...marks];
}

/** The letter decides where readers see the cluster, so it comes first. All glyphs stay where they are. */
function lettersFirst(glyphs: readonly PlacedGlyph[]): PlacedGlyph[] {
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
  const marks: PlacedGlyph[] = [];
  let pen = 0;
  for (const glyph of glyphs) {
    if (isMark(glyph)) marks.push({ ...glyph, dx: pen + glyph.dx - width });
    pen += glyph.advance;
  }
  return [...glyphs.filter((glyph) => !isMark(glyph)), ...marks];
}

const isMark = ({ advance }: PlacedGlyph): boolean => advance === 0;

const isMovedMark = (glyph: PlacedGlyph): boolean => isMark(glyph) && (glyph.dx !== 0 || glyph.dy !== 0);

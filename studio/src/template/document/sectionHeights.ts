import type { TemplateSection } from '@cardwright/renderer';

/** The least that a section keeps, in percent of the face. */
const LEAST = 1;

/** Writes both forms of a section's height. */
function setHeight(section: TemplateSection, percent: number): void {
  section.heightPercent = percent;
  section.height = `${percent}%`;
}

/** What the locked sections leave of the face, in percent. */
function roomIn(sections: readonly TemplateSection[]): number {
  return 100 - sumOf(sections.filter(({ locked }) => locked));
}

/** The height in percent of a section that is added; undefined if the locked ones leave no room for it. */
export function shareOfNext(sections: readonly TemplateSection[]): number | undefined {
  const count = 1 + sections.filter(({ locked }) => !locked).length;
  const room = roomIn(sections);
  if (room < count * LEAST) return undefined;
  return Math.max(LEAST, Math.round(Math.min(100 / (sections.length + 1), room / count)));
}

/** Scales heights so that they add up to 100; locked sections keep theirs, unless that leaves no room for the others. */
export function scaleHeights(sections: readonly TemplateSection[]): void {
  const free = sections.filter(({ locked }) => !locked);
  const room = roomIn(sections);
  if (free.length > 0 && room >= free.length * LEAST) scaleTo(room, free);
  else scaleTo(100, sections);
}

/** Scales heights to whole percentages; the largest remainders are rounded up, and the largest takes a rest below 1%. */
function scaleTo(total: number, sections: readonly TemplateSection[]): void {
  const sum = sumOf(sections);
  if (sum <= 0 || sections.length === 0) return;
  const exact = sections.map(({ heightPercent }) => Math.max(LEAST, (heightPercent * Math.floor(total)) / sum));
  const whole = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value), size: value }))
    .sort((one, other) => other.rest - one.rest || other.size - one.size);
  let left = Math.floor(total) - whole.reduce((all, value) => all + value, 0);
  for (let at = 0; left > 0; at = (at + 1) % byRemainder.length, left -= 1) add(whole, byRemainder[at]?.index, 1);
  // Sections that were raised to the least may make the sum too large: the largest gives.
  for (; left < 0; left += 1) add(whole, whole.indexOf(Math.max(...whole)), -1);
  add(whole, whole.indexOf(Math.max(...whole)), round(total - Math.floor(total)));
  sections.forEach((section, index) => setHeight(section, whole[index] ?? LEAST));
}

function sumOf(sections: readonly TemplateSection[]): number {
  return round(sections.reduce((total, { heightPercent }) => total + heightPercent, 0));
}

function add(numbers: number[], index: number | undefined, amount: number): void {
  if (index !== undefined) numbers[index] = (numbers[index] ?? 0) + amount;
}

/** Whether several sections can get equal parts of what the locked ones leave. */
export function canShareEqually(sections: readonly TemplateSection[]): boolean {
  const free = sections.filter(({ locked }) => !locked);
  return free.length > 1 && roomIn(sections) >= free.length * LEAST;
}

/**
 * Equal parts of what the locked sections leave, rounded to whole percentages; the last section takes what rounding leaves.
 * Nothing changes if that is impossible.
 */
export function shareEqually(sections: readonly TemplateSection[]): void {
  if (!canShareEqually(sections)) return;
  const free = sections.filter(({ locked }) => !locked);
  const room = roomIn(sections);
  const others = free.length - 1;
  const rounded = Math.round(room / free.length);
  const share = room - rounded * others < LEAST ? Math.floor(room / free.length) : rounded;
  free.forEach((section, index) => setHeight(section, index === others ? round(room - share * others) : share));
}

/**
 * Gives a section a height in percent and takes the difference from those below it, then from those above, nearest first;
 * each keeps 1%, and those that are locked keep all. All heights add up to what they did before.
 */
export function resizeSection(sections: readonly TemplateSection[], index: number, percent: number): void {
  const section = sections[index];
  if (section === undefined) return;
  const others = [...sections.slice(index + 1), ...sections.slice(0, index).reverse()].filter(({ locked }) => !locked);
  const spare = others.reduce((total, { heightPercent }) => total + Math.max(0, heightPercent - LEAST), 0);
  const wanted = Math.min(Math.max(LEAST, percent), section.heightPercent + spare);
  let change = round(wanted - section.heightPercent);
  if (others.length === 0) return;
  setHeight(section, round(section.heightPercent + change));
  for (const other of others) {
    const taken = change > 0 ? Math.min(change, Math.max(0, other.heightPercent - LEAST)) : change;
    setHeight(other, round(other.heightPercent - taken));
    change = round(change - taken);
  }
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}

import type { Page } from '@playwright/test';

/** CSS pixels that a finger needs in each direction (WCAG 2.5.5). */
const LEAST = 44;

/** What is pressed and takes presses over less than 44 × 44 pixels, with the size of the part that takes them. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const PRESSED =
      'button, a[href], summary, select, input:not([type=hidden]), [role=tab], [role=switch], [role=option]';

    /** The border of a field belongs to what is around it. */
    const slack = 2;

    function isShown(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[inert], :disabled, [aria-disabled=true]') === null
      );
    }

    /** A link within a sentence is as high as its line. */
    function isInSentence(element: Element): boolean {
      const { display } = getComputedStyle(element);
      return (
        display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim().length > 1,
        )
      );
    }

    function isIn(element: Element, x: number, y: number): boolean {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    }

    /** Whether something lies above the page there, such as a toast, and not above the element wherever the page is scrolled. */
    function isFloating(hit: Element, element: Element): boolean {
      for (let each: Element | null = hit; each !== null && !each.contains(element); each = each.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true;
      return false;
    }

    /** Whether a press there is one on the element or on its label. */
    function takes(element: Element, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return false;
      if (element.contains(hit) || hit.closest('label')?.control === element) return true;
      // A field with tags passes presses on; the cards of a hand lie above each other.
      const isPassedOn = element.matches('input') && hit.closest('.mantine-Input-input')?.contains(element) === true;
      const above = hit.closest('button');
      const isFanned = above?.className === element.className && [above, element].every((each) => isIn(each, x, y));
      return isPassedOn || isFanned || isFloating(hit, element);
    }

    /** How far the element takes presses from its middle in a direction, at most 44 pixels. */
    function reach(element: Element, x: number, y: number, dx: number, dy: number): number {
      let steps = 0;
      while (steps < least && takes(element, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
      return steps;
    }

    function sizeOf(element: Element): readonly [number, number] | undefined {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (!takes(element, x, y)) return undefined;
      const across = reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0) + 1;
      const down = reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1) + 1;
      return [across, down];
    }

    function nameOf(element: Element): string {
      const name = element.getAttribute('aria-label') ?? element.textContent;
      const own = [...element.classList].filter((word) => word.startsWith('_'));
      return `${[element.localName, ...own].join('.')} “${name.trim().slice(0, 40)}”`;
    }

    const place = [scrollX, scrollY] as const;
    const found: string[] = [];
    for (const element of document.querySelectorAll(PRESSED)) {
      if (!isShown(element) || isInSentence(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const size = sizeOf(element);
      if (size === undefined) continue;
      if (size[0] < least - slack || size[1] < least - slack) found.push(`${nameOf(element)} is ${size.join(' × ')}`);
    }
    scrollTo({ left: place[0], top: place[1], behavior: 'instant' });
    return found;
  }, LEAST);
}

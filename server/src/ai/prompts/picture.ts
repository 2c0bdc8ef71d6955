const MAX_PROMPT = 3_000;

/** Looks that decks choose by name; any other text describes the style in its own words. */
const STYLES: Readonly<Record<string, string>> = {
  default: 'a clear, appealing illustration with soft light and a limited palette',
};

/** What an image model is asked for. The words cannot be kept apart from the task, so the task frames them on both sides. */
export function picturePrompt({ prompt, style }: { prompt: string; style: string }): string {
  const look = STYLES[style.trim().toLowerCase()] ?? (style.trim().slice(0, 500) || STYLES.default);
  return `An illustration for a printed card, as one picture without frame, in this style: ${look}.
It shows: “${prompt.trim().slice(0, MAX_PROMPT)}”.
One clear subject, readable at the size of a playing card. No letters, numbers, logos, watermarks or card borders in the picture.`;
}

export interface PictureTexts {
  readonly title: string;
  readonly text: string;
  readonly category: string;
  readonly deck: string;
}

/** What a card's picture shows, from its texts: plain words, the most telling first. */
export function describeCard({ title, text, category, deck }: PictureTexts): string {
  return [title, text, category, deck]
    .map((part) => plainWords(part).slice(0, 600))
    .filter((part) => part !== '')
    .join('. ');
}

function plainWords(markdown: string): string {
  return markdown
    .slice(0, 4_000)
    .replace(/!?\[([^\]]{0,200})\]\([^)]{0,500}\)/g, '$1')
    .replace(/\{\{[^}]{0,100}\}\}|:[a-z0-9_/-]{1,100}:/gi, ' ')
    .replace(/[*_`#>~]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

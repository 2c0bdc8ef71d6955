const MAX_PROMPT = 3_000;

/** Named styles for decks; any other text is used as the description of a style. */
const STYLES: Readonly<Record<string, string>> = {
  default: 'a clear, appealing illustration with soft light and a limited palette',
};

/** The prompt for an image model. The words cannot be separated from the task, so the task surrounds them. */
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

/** Describes a card's picture in plain words taken from its texts, the most telling first. */
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

/** An entry of the changelog that the product brings along. */
export interface SeedUpdate {
  readonly slug: string;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  readonly tags: readonly string[];
  /** ISO 8601. */
  readonly published_at: string;
}

/** What a maker can do since when. Entries are added at the end; one that is mended here is mended on every server. */
export const UPDATES: readonly SeedUpdate[] = [
  {
    slug: 'the-printer-gets-what-you-see',
    title: 'The printer gets what you see',
    body: `Cardwright sets every line of text itself, from the same fonts everywhere: on the screen, in a PNG and in a PDF. A line that
breaks after “goblin” on your screen breaks there on paper.

Text that is too long shrinks, down to the size you allow. If it still does not fit, \`check\` names the card, the box and the
language, before the print shop does.`,
    tags: ['renderer'],
    published_at: '2026-11-21T00:32:00Z',
  },
  {
    slug: 'fourteen-designs-to-start-from',
    title: 'Fourteen designs to start from',
    body: `Fronts and backs, from a plain poker face to a photo deck, with twenty colour schemes. Copy one and change it; the original stays where
it is.

Seven demo decks show them in use. One of them is fifteen words in nine scripts and languages, in case you wondered about yours.`,
    tags: ['templates'],
    published_at: '2026-11-21T00:54:00Z',
  },
  {
    slug: 'sheets-bleed-and-a-calibration-page',
    title: 'Sheets, bleed, and a page to calibrate with',
    body: `Print at home on A4 or Letter, with cut marks, backs behind their fronts, or one-sided with a fold. Backs off by a millimetre? Print
the calibration sheet, read two numbers, done.

For a print shop there are PDFs with trim and bleed boxes, and ready files for The Game Crafter, MakePlayingCards and
DriveThruCards. Colour is RGB; a shop that insists on CMYK is named where you choose it.`,
    tags: ['export', 'print'],
    published_at: '2026-11-21T01:40:00Z',
  },
  {
    slug: 'bring-your-spreadsheet',
    title: 'Bring your spreadsheet',
    body: `\`cardwright import cards.xlsx\` makes a deck: a row is a card, a column is a field. Columns we do not know become fields of your own,
and \`title:de\` is the German title. CSV, TSV, XLSX and ODS all work, whatever the delimiter.

A bad row is named by its line and column. Nothing is guessed quietly.`,
    tags: ['command line', 'import'],
    published_at: '2026-11-21T01:44:00Z',
  },
  {
    slug: 'decks-kept-safe',
    title: 'Decks on a server, kept safe',
    body: `Sign in, save, publish, take back. If somebody else saved since you opened the deck, you are told, and nothing is overwritten. A
deleted deck waits in the bin for 30 days.

Published decks can be found by their words, in their language, and anybody signed in may take a copy to work on. Everything
the studio does is an API: [read it](/api/docs).`,
    tags: ['decks', 'api'],
    published_at: '2026-11-21T04:08:00Z',
  },
  {
    slug: 'translate-a-deck',
    title: 'Translate a deck, keep its words',
    body: `With a language model connected, a deck is translated into another language: only what is missing or has changed, with your glossary, and
with bold, lists and icons where they were. Without one, you type, and the deck keeps both.

No photos yet? The server draws some: landscapes, still lifes and cut paper, free of rights.`,
    tags: ['translation', 'pictures'],
    published_at: '2026-11-21T04:49:00Z',
  },
  {
    slug: 'exports-that-finish',
    title: 'Exports that finish',
    body: `A long export no longer needs you to watch. It waits in a line, tells how far it is, and can be cancelled. If the server stops
half-way, the export is taken up again. The file is yours for seven days.`,
    tags: ['export'],
    published_at: '2026-11-21T04:52:00Z',
  },
];

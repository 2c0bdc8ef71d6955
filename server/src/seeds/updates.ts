/** A changelog entry that comes with the product. */
export interface SeedUpdate {
  readonly slug: string;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  readonly tags: readonly string[];
  /** ISO 8601. */
  readonly published_at: string;
}

/** What users can do, and since when. Add entries at the end; corrections here reach every server. */
export const UPDATES: readonly SeedUpdate[] = [
  {
    slug: 'the-printer-gets-what-you-see',
    title: 'The printer gets what you see',
    body: `Cardwright sets every line of text itself, from the same fonts everywhere: on the screen, in a PNG and in a PDF. A line that
breaks after “goblin” on your screen also breaks there on paper.

Text that is too long shrinks, down to a size that you choose. If it still does not fit, \`check\` names the card, the box and the
language, before the print shop does.`,
    tags: ['renderer'],
    published_at: '2026-11-21T00:32:00Z',
  },
  {
    slug: 'fourteen-designs-to-start-from',
    title: 'Fourteen designs to start from',
    body: `Fronts and backs, from a plain poker face to a photo deck, with twenty colour schemes. Copy one and change it; the original stays as it is.

Seven demo decks show them in use. One of them is fifteen words in nine scripts and languages, in case you wondered about yours.`,
    tags: ['templates'],
    published_at: '2026-11-21T00:54:00Z',
  },
  {
    slug: 'sheets-bleed-and-a-calibration-page',
    title: 'Sheets, bleed and a calibration page',
    body: `Print at home on A4 or Letter, with cut marks, backs behind their fronts, or one-sided with a fold. Are the backs off by a millimetre? Print the calibration sheet and enter two numbers.

For a print shop there are PDFs with trim and bleed boxes, and ready files for The Game Crafter, MakePlayingCards and
DriveThruCards.`,
    tags: ['export', 'print'],
    published_at: '2026-11-21T01:40:00Z',
  },
  {
    slug: 'bring-your-spreadsheet',
    title: 'Bring your spreadsheet',
    body: `\`cardwright import cards.xlsx\` turns a table into a deck: a row is a card, and a column is a field. Unknown columns become custom fields, and \`title:de\` is the German title. CSV, TSV, XLSX and ODS all work, whatever the delimiter.

A bad row is reported with its line and column. Nothing is guessed silently.`,
    tags: ['command line', 'import'],
    published_at: '2026-11-21T01:44:00Z',
  },
  {
    slug: 'decks-kept-safe',
    title: 'Decks on a server, kept safe',
    body: `Sign in, save, publish and unpublish. If someone else has saved since you opened the deck, you are told, and nothing is overwritten. A deleted deck stays in the bin for 30 days.

Anyone can search published decks in their language, and anyone who is signed in can copy one and work on it. Everything the studio does is also available through [the API](/api/docs).`,
    tags: ['decks', 'api'],
    published_at: '2026-11-21T04:08:00Z',
  },
  {
    slug: 'translate-a-deck',
    title: 'Translate a deck, keep its words',
    body: `With a language model, you can translate a deck into another language: only what is missing or has changed, with your glossary, and with formatting and icons kept in place. Without one, you can type translations yourself.

No photos yet? The server draws licence-free pictures: landscapes, still lifes and cut paper.`,
    tags: ['translation', 'pictures'],
    published_at: '2026-11-21T04:49:00Z',
  },
  {
    slug: 'exports-that-finish',
    title: 'Exports that finish',
    body: `You no longer need to watch a long export. It waits in a queue, shows its progress, and can be cancelled. If the server stops half-way, the export starts again afterwards. You can download the file for seven days.`,
    tags: ['export'],
    published_at: '2026-11-21T04:52:00Z',
  },
  {
    slug: 'explore-and-play',
    title: 'Explore decks, and play them',
    body: `Every published deck has a page with its cards, and [Explore](/explore) finds decks by world, tag, language and words. Draw random cards on your phone, put a QR code on your last slide, or show a deck on your own site.

Do you want to play together? Open a table: everybody has a hand that nobody else can see, and your guests need no account.`,
    tags: ['play', 'explore'],
    published_at: '2026-11-22T20:00:00Z',
  },
  {
    slug: 'a-builder-for-templates',
    title: 'Build your own templates',
    body: `The template builder lays out fronts and backs on a canvas, filled with your cards. Start with empty sections, or with a copy of any of the twenty-six official designs. The stress test shows the face with the longest and the shortest texts, in every colour and language.`,
    tags: ['templates'],
    published_at: '2026-11-22T20:10:00Z',
  },
  {
    slug: 'banners-in-nineteen-sizes',
    title: 'Banners in nineteen sizes',
    body: `Show your deck in posts, profiles and link previews. A banner has your cards, a line of text, a button and a QR code, and is exported in the exact pixels that each platform asks for, with its safe margins.`,
    tags: ['banners'],
    published_at: '2026-11-22T20:20:00Z',
  },
  {
    slug: 'colours-for-the-press',
    title: 'Colours for the press',
    body: `PDFs of cards and sheets can be PDF/X in CMYK, with the profile and the ink limit of your print shop. The preview shows which colours will look duller on paper. Upload your own ICC files and presets in the export dialog.

Cutting plotters get registration marks and cut lines, and virtual tables such as Tabletop Simulator get files of their own.`,
    tags: ['export', 'print'],
    published_at: '2026-11-23T09:00:00Z',
  },
  {
    slug: 'checked-before-every-export',
    title: 'Checked before every export',
    body: `Every export is checked first. The dialog lists what would go wrong in print, shows the card, and fixes part of it with one press. On the command line, \`check --fix\` does the same.`,
    tags: ['export', 'command line'],
    published_at: '2026-11-23T09:10:00Z',
  },
];

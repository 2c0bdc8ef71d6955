import { COLUMNS, cells } from './row.mjs';

/** docs/benchmarks.md from a run of every part. */
export function benchmarksDocument(rows, machine, rounds) {
  const facts = Object.entries(machine).map(([name, fact]) => [name, fact]);
  return `# Benchmarks

Written by \`npm run bench -- --write\`. Times belong to the machine they were taken on; ratios, whose floor or yardstick is measured in
the same run, are what counts. A run never fails: \`npm run bench\` prints this table for your machine. [speed.md](speed.md) says what limits
the figures, and what was tried.

${missed(rows)}

## Results

${markdownTable(COLUMNS, rows.map(cells))}

## Machine

${markdownTable(['what', 'which'], facts)}

## How it is measured

- **Workload.** Generated from a seed by \`benchDeck\` of \`@cardwright/fixtures\`: unique faces at US poker size, 300 dpi with 1/8 in of bleed,
  that share ten JPEG photos of 1200 × 1600 px; a title, an icon, about 60 words with bold, italic and an inline icon, shapes; one back.
- **Processes.** Every measurement runs in a Node process of its own; figure and yardstick take turns. Each value is the median of
  ${rounds} runs. CPU is user and system time of the process and everything it started, the browser included, read from \`/proc\`; on systems
  other than Linux it is that of the Node process alone, and the table of the machine says so. Memory is what is resident in all of
  these processes together, looked at ten times a second; pages that they share count in each.
- **P1.** From scenes to PNG files in memory, by a browser that runs already; below it, for information, from the deck file with layout and
  the browser's start. The floor is sharp encoding the same pixels, decoded before, at zlib level 6 without filters, as many at a time as
  there are cores.
- **P2.** Deck file to the finished PDF, in a process that has laid out nothing before. The yardstick is PDFKit drawing the same scenes, laid out before, each
  distinct face once (\`scripts/bench/yardstick\`). For comparison, Chromium prints the deck as with
  \`--engine chromium\`, its start included. The size leaves out the ten photos, which are embedded as they are.
- **P3.** The same with \`imposeSheets\`, against P2 measured in turn with it.
- **P4.** User time of laying out every face again after warming up, without the memory of finished scenes; and of fitting their texts, shaped
  before, into their boxes.
- **read.** User time of reading every example of the class reference, with a new memo and again; and of the longest text that is read as
  Markdown, made of the unit that takes longest.
- **P5.** From starting the program to its end. The yardstick is Node starting and doing nothing.
- **P6.** Both sizes are drawn by a process that has drawn another deck first, so that compiling code and starting the browser, which happen
  once, do not hide what a face costs. A face that gets cheaper in a large deck counts as met.
- **P7.** Pictures of 1,000 cards with a cache, and once more after one title has changed. Measured once.
- **P8, P9, load.** The server as \`cardwright serve\` makes it, logs included, without rate limits, on a PostgreSQL of this run whose commits
  reach the disk; requests come over loopback from a process of its own that does little but write and read bytes. P8's yardstick is a route
  of the same app, behind the same middleware, that asks for no session, reads one column of one row and sends the same bytes; P9's takes the
  same body, stores one column of it in a transaction and sends the same bytes. A save sends the whole deck with its version and one changed
  text, as an editor does, and ends when the whole answer is there. Under load every connection asks for the next thing as soon as it has its
  answer: own and public decks, lists, oneself, and saves, in turn, for a minute after ten seconds of warming up; memory is looked at
  twice a second.
- **P10.** Frames as the studio's page sees them in headless Chromium, while cards scroll by for the first time and while an item is dragged.
  The yardstick of scrolling is rows of empty boxes.
- **P11, P14.** A visitor's browser without a cache; for P14 with a CPU that is slowed down by four and a connection of 1.6 Mbit/s, once the server
  has drawn the pictures.
- **P15.** 5,007 public decks with 150,000 cards in PostgreSQL. Each answer is compared with the sum of its statement alone and a bare route that
  sends the same bytes; the search's statement also with counting its matches by the index. All of them take turns.
- **P16, crowd.** Eight senders of hostile bodies, one kind after the other, and forty saves of one deck at a time; others ask for the server's health
  or read meanwhile.
- **P12.** From \`npm start\` in a built clone to the first answer, on the embedded database and a data folder filled by a start before.
`;
}

function missed(rows) {
  const names = [...new Set(rows.filter(({ met }) => met === false).map(({ id, figure }) => `${id} (${figure})`))];
  return names.length === 0 ? 'Every target was met.' : `Missed: ${names.join('; ')}.`;
}

function markdownTable(columns, rows) {
  const line = (texts) => `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

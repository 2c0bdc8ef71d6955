import { join } from 'node:path';
import type { Finding, Problem } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import type { CheckReport } from './CheckReport.js';
import { html } from './html.js';
import { junit } from './junit.js';
import { placeOfFinding } from './placeOfFinding.js';
import { sarif } from './sarif.js';

const lamp = { number: 7, id: 'a', title: 'Lamp & <Öl>' };
const overflow: Finding = {
  code: 'text.overflow',
  severity: 'error',
  message: 'The title does not fit.',
  fix: 'Shorten "it".',
  card: lamp,
  cards: [lamp],
  side: 'front',
  language: 'de',
  itemId: 'title',
};
const untitled: Finding = {
  code: 'card.no_title',
  severity: 'warning',
  message: 'Cards have no title: 1, 2',
  fix: 'Name them.',
};
const wrong: Problem = {
  code: 'schema.invalid_type',
  severity: 'error',
  path: 'categories[0]',
  message: 'Expected a list.',
  place: { file: 'my deck/deck.json', line: 12, column: 5 },
};
const report: CheckReport = {
  deck: 'my deck',
  problems: [wrong],
  findings: [overflow, untitled],
  isFailure: (severity) => severity === 'error',
};

describe('reports of a check', () => {
  it('say where a finding is', () => {
    const two = [2, 3, 9].map((number) => ({ number, title: '' }));
    expect(
      [overflow, untitled, { ...overflow, card: two[0], cards: two, side: undefined }].map(placeOfFinding),
    ).toEqual(['card 7 “Lamp & <Öl>” (front, de), item title', 'deck', 'cards 2–3, 9 (de), item title']);
  });

  it('are SARIF with a rule for each code, a level and a place', () => {
    const { runs, version } = JSON.parse(sarif(report)) as {
      version: string;
      runs: [
        { tool: { driver: { semanticVersion: string; rules: { id: string }[] } }; results: Record<string, unknown>[] },
      ];
    };
    expect(version).toBe('2.1.0');
    const [{ tool, results }] = runs;
    expect(tool.driver.semanticVersion).toMatch(/^\d+\.\d+\.\d+/);
    expect(tool.driver.rules.map(({ id }) => id)).toEqual(['card.no_title', 'schema.invalid_type', 'text.overflow']);
    expect(tool.driver.rules[0]).toMatchObject({ shortDescription: { text: 'A card has no title in any language.' } });
    expect(results.map(({ level }) => level)).toEqual(['error', 'error', 'warning']);
    expect(results[0]).toMatchObject({
      ruleId: 'schema.invalid_type',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'my%20deck/deck.json' },
            region: { startLine: 12, startColumn: 5 },
          },
        },
      ],
    });
    const place = { artifactLocation: { uri: 'my%20deck' }, region: { startLine: 1 } };
    expect(results[2]).toMatchObject({ locations: [{ physicalLocation: place }] });
    expect(results[1]).toMatchObject({ message: { text: 'The title does not fit. Shorten "it".' } });
    expect(results[2]).toMatchObject({ message: { text: 'Cards have no title: 1, 2. Name them.' } });
  });

  it('are SARIF in which every rule is described and every result has a line', () => {
    const placeOf: CheckReport['placeOf'] = ({ card }) => ({ file: 'my deck/cards.csv', line: card?.number ?? 1 });
    const { runs } = JSON.parse(sarif({ ...report, placeOf })) as {
      runs: [{ tool: { driver: { rules: Record<string, unknown>[] } }; results: { locations: object[] }[] }];
    };
    const described = { text: expect.any(String) as string };
    for (const rule of runs[0].tool.driver.rules)
      expect(rule).toMatchObject({ shortDescription: described, fullDescription: described, help: described });
    const artifactLocation = { uri: 'my%20deck/cards.csv' };
    expect(runs[0].results.slice(1).flatMap(({ locations }) => locations)).toMatchObject([
      { physicalLocation: { artifactLocation, region: { startLine: 7 } } },
      { physicalLocation: { artifactLocation, region: { startLine: 1 } } },
    ]);
  });

  it('are SARIF with the addresses of files elsewhere and of decks on servers', () => {
    const uriOf = (deck: string): unknown =>
      (JSON.parse(sarif({ ...report, problems: [], deck })) as { runs: [{ results: [{ locations: [object] }] }] })
        .runs[0].results[0].locations[0];
    const at = (uri: string): object => ({ physicalLocation: { artifactLocation: { uri } } });
    expect(uriOf('https://example.org/decks/1')).toMatchObject(at('https://example.org/decks/1'));
    expect(uriOf('/decks/a b.json')).toMatchObject(at('file:///decks/a%20b.json'));
    expect(uriOf(join(process.cwd(), 'a b.json'))).toMatchObject(at('a%20b.json'));
  });

  it('are JUnit in which what fails the check is a failure', () => {
    const xml = junit(report);
    expect(xml).toContain('<testsuite name="my deck" tests="3" failures="2">');
    expect(xml).toContain('name="card 7 “Lamp &amp; &lt;Öl&gt;” (front, de), item title: The title does not fit."');
    expect(xml).toContain('<failure type="error" message="The title does not fit.">Shorten &quot;it&quot;.</failure>');
    expect(xml).toContain('<system-out>warning: Name them.</system-out>');
    expect(junit({ ...report, problems: [], findings: [] })).toContain(
      '<testcase classname="check" name="no problems"/>',
    );
  });
});

describe('HTML', () => {
  it('is headed by the title, names the deck, and lets no text become markup', () => {
    const page = html({ ...report, title: 'Lamp & <b>Öl</b>' });
    expect(page).toContain('<h1>Check of “Lamp &amp; &lt;b&gt;Öl&lt;/b&gt;”</h1>\n<p><code>my deck</code></p>');
    expect(page).toContain('Lamp &amp; &lt;Öl&gt;');
    expect(page).not.toMatch(/<b>|<Öl>/);
  });

  it('heads a problem by its place as it is written, and a finding by its card', () => {
    const page = html({ ...report, problems: [{ ...wrong, place: { file: 'deck.yaml', line: 20, column: 16 } }] });
    const headings = [...page.matchAll(/<h3>(.*)<\/h3>/g)].map(([, heading]) => heading);
    expect(headings).toEqual([
      'deck.yaml:20:16 categories[0]',
      'Card 7 “Lamp &amp; &lt;Öl&gt;” (front, de), item title',
      'Deck',
    ]);
    expect(html({ ...report, problems: [{ ...wrong, path: '', place: undefined }] })).toContain('<h3>The deck</h3>');
  });

  it('is headed by the file of a deck without a title', () => {
    expect(html({ ...report, title: '' })).toContain('<h1>Check of my deck</h1>\n<p>');
    expect(html(report)).toContain('<title>Check of my deck</title>');
  });
});

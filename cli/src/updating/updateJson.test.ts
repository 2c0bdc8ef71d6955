import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDeckFile, printDeckFile } from '@cardwright/renderer';
import { expect, it } from 'vitest';
import { runMain } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

const DECK = `{
    "translations": { "en": { "title": "Weather" } },
    "categories": [
        { "translations": { "en": { "title": "Sky" } },
          "cards": [
            { "card_number": "1", "attribution": null, "translations": { "en": { "title": "Sun" } } },
            { "card_number": "2", "translations": { "en": { "title": "Rain" } } }
          ] }
    ]
}
`;

async function update(deck: string, table: string, ...flags: string[]): Promise<{ text: string; stdout: string }> {
  const folder = temporaryFolder({ 'deck.json': deck, 'table.csv': table });
  const path = join(folder, 'deck.json');
  const { stdout } = await runMain('update', path, join(folder, 'table.csv'), '--write', '-q', ...flags);
  return { text: readFileSync(path, 'utf8'), stdout };
}

it('keeps the layout of a JSON deck that somebody wrote', async () => {
  const table = 'number,title,artist,HP,category\n1,Sunny,Ada,3,Sky\n3,Snow,,,Sky\n4,Mud,,,Ground\n';
  const { text } = await update(DECK, table);
  expect(text).toBe(
    DECK.replace('"1", "attribution": null', '"1", "attribution": "Ada"')
      .replace('"Sun"', '"Sunny"')
      .replace('{ "card_number": "1"', '{ "fields": {"hp":3}, "card_number": "1"')
      .replace(
        / {12}\{ "card_number": "2".*/,
        '            {"icon":null,"card_number":"3","translations":{"en":{"title":"Snow"}}}',
      )
      .replace(
        '          ] }\n    ]\n}',
        `          ] },
        {
            "icon": null,
            "primary_color_key": "0",
            "key": "ground",
            "translations": {
                "en": {
                    "title": "Ground"
                }
            },
            "cards": [
                {
                    "icon": null,
                    "card_number": "4",
                    "translations": {
                        "en": {
                            "title": "Mud"
                        }
                    }
                }
            ]
        }
    ],
    "field_labels": {
        "hp": "HP"
    }
}`,
      ),
  );
});

it('moves the text of cards in a JSON deck that somebody wrote', async () => {
  const [sun, rain] = DECK.match(/\{ "card_number".*(?=,\n)|\{ "card_number".*(?=\n)/g) ?? [];
  const swapped = await update(DECK, 'number,title,category\n2,Rain,Sky\n1,Sun,Sky\n', '--order');
  expect(swapped.text).toBe(DECK.replace(/\{ "card_number[^]*(?=\n {10}\])/, `${rain},\n            ${sun}`));
  const { text } = await update(DECK, 'number,title,category\n1,Sun,Ground\n2,Rain,Sky\n');
  expect(text).toContain(`"cards": [\n            ${rain}\n          ] },`);
  expect(text).toContain(`"cards": [\n            ${sun}\n          ]`);
});

it('writes a deck file as an import writes it, if it came from one', async () => {
  const parsed = parseDeckFile(JSON.parse(DECK));
  if (!parsed.ok) throw new Error('The deck is invalid.');
  const { text } = await update(printDeckFile(parsed.value), 'number,title\n1,Sun\n2,Rain\n3,Snow\n');
  expect(text).toContain('"description": ""');
  const again = parseDeckFile(JSON.parse(text));
  expect(again.ok && printDeckFile(again.value)).toBe(text);
});

it('says so if nothing can be matched', async () => {
  const { text, stdout } = await update(DECK, 'foo\nbar\n');
  expect(stdout).toBe('No row could be matched with a card.\nNothing was written.\n');
  expect(text).toBe(DECK);
});

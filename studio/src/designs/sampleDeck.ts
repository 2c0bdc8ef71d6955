import { parseDeckFile, type DeckFile } from '@cardwright/renderer';

const CATEGORY = {
  translations: { en: { title: 'Harbour', description: 'What the tide leaves behind.' } },
  icon: 'lucide:anchor',
};

const CARDS = [
  {
    id: '5d1c9d0e-31f4-4b5a-9a57-0d8e2b7c6f01',
    icon: 'game-icons:lighthouse',
    card_number: '7',
    fields: { cost: 2, attack: 3, defense: 4, age: 40, size: 18, power: 6, speed: 5 },
    translations: {
      en: {
        title: 'Lamp keeper',
        one_liner: 'Awake when the town sleeps',
        primary_text: 'Who keeps your light burning?',
        secondary_text: 'Pass it on',
        description: 'Look at the top card of any pile. **Keep it** or put it back, and tell nobody which.',
      },
    },
  },
  {
    id: '8f0a2c47-6e1b-4d39-8b1d-7c3f5a9e2402',
    icon: 'game-icons:sailboat',
    card_number: '12',
    primary_color_key: '2',
    fields: { cost: 1, attack: 1, defense: 2, age: 12, size: 9, power: 3, speed: 8 },
    translations: {
      en: {
        title: 'Small boat',
        one_liner: 'Goes where the big ones cannot',
        primary_text: 'What would you take along?',
        secondary_text: 'Two minutes',
        description: 'Move *two* places. If you land beside a friend, both of you draw.',
      },
    },
  },
];

/** A small sample deck to show designs with. */
export function sampleDeck(): DeckFile {
  const parsed = parseDeckFile({
    // QR codes of the sample lead nowhere, but look as they will.
    id: 'c3b7e1a2-94d5-4f68-a0c9-1e5d7f3b8a03',
    link_base: 'https://cards.example',
    translations: {
      en: { title: 'Small Hours', short_description: 'A sample', description: 'Sample cards for looking at designs.' },
    },
    icon: 'lucide:lamp',
    copyright_info: '',
    categories: [{ ...CATEGORY, cards: CARDS }],
  });
  if (!parsed.ok) throw new Error(parsed.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return parsed.value;
}

import { parseDeckFile, type DeckFile } from '@cardwright/renderer';

const CATEGORY = {
  translations: { en: { title: 'Harbour', description: 'What the tide leaves behind.' } },
  icon: 'lucide:anchor',
};

const CARDS = [
  {
    icon: 'game-icons:lighthouse',
    card_number: '7',
    fields: { cost: 2, attack: 3, defence: 4, age: 40, size: 18, power: 6, speed: 5 },
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
    icon: 'game-icons:sailboat',
    card_number: '12',
    primary_color_key: '2',
    fields: { cost: 1, attack: 1, defence: 2, age: 12, size: 9, power: 3, speed: 8 },
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

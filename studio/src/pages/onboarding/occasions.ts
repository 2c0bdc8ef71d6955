/** What somebody may want to make first, and what suits it. */
export interface Occasion {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  /** The slug of the world where such decks are. */
  readonly world: string;
  /** Slugs of three designs, the best first. */
  readonly designs: readonly [string, string, string];
  /** One icon for each card. */
  readonly icons: readonly [string, string, string];
  /** A name for the deck. */
  readonly title: string;
  readonly audience: string;
  /** Cards to borrow. */
  readonly lines: readonly string[];
}

export const OCCASIONS: readonly Occasion[] = [
  {
    id: 'questions',
    label: 'Questions to talk about',
    about: 'For workshops, dinners and long drives',
    world: 'facilitation',
    designs: ['default', 'plain-speech', 'open-ground'],
    icons: ['lucide:cookie', 'lucide:soup', 'lucide:package-open'],
    title: 'Sunday Questions',
    audience: 'My family’s Sunday table',
    lines: [
      'What did you get away with at my age?',
      'Which smell is your kitchen?',
      'What should we never throw away?',
      'Who taught you to say no?',
    ],
  },
  {
    id: 'party',
    label: 'A party game',
    about: 'Loud, quick, with one guest too many',
    world: 'party',
    designs: ['big-mouth', 'default', 'plain-speech'],
    icons: ['lucide:megaphone', 'lucide:drum', 'lucide:party-popper'],
    title: 'Bad Ideas, Well Told',
    audience: 'Friends who stay until two',
    lines: [
      'Sell us a window that faces a wall.',
      'Explain rain to a cactus.',
      'Apologise to the last biscuit.',
      'Open a shop for left socks.',
    ],
  },
  {
    id: 'learning',
    label: 'Cards to learn with',
    about: 'Words, facts and quizzes',
    world: 'schoolroom',
    designs: ['word-hoard', 'default', 'plain-speech'],
    icons: ['lucide:egg', 'lucide:sprout', 'lucide:moon'],
    title: 'Words for Wednesday',
    audience: 'My class of ten-year-olds',
    lines: ['The spoon', 'The ladder', 'The thunderstorm', 'The button'],
  },
  {
    id: 'creatures',
    label: 'Creatures and powers',
    about: 'Duels, quests and decks to build',
    world: 'fantasy',
    designs: ['emberwild', 'iron-codex', 'arcana'],
    icons: ['game-icons:stag-head', 'game-icons:owl', 'game-icons:sea-dragon'],
    title: 'The Lower Woods',
    audience: 'Two players and a rainy evening',
    lines: ['Mosswarden', 'The owl who owes you', 'Dragon, retired', 'Bridge without a troll'],
  },
  {
    id: 'else',
    label: 'Something else',
    about: 'Start plain and see',
    world: 'studio-wall',
    designs: ['default', 'plain-speech', 'pictogram'],
    icons: ['lucide:lamp', 'lucide:key', 'lucide:feather'],
    title: 'My First Deck',
    audience: 'Whoever finds it on the table',
    lines: ['Begin in the middle.', 'Take the long way.', 'Ask somebody taller.', 'Leave one thing out.'],
  },
];

const [FIRST] = OCCASIONS;

/** @returns the first one for an unknown id */
export function occasionOf(id: string): Occasion {
  const found = OCCASIONS.find((each) => each.id === id) ?? FIRST;
  if (found === undefined) throw new Error('There is no occasion.');
  return found;
}

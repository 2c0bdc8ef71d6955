import type { LogEntry } from '@cardwright/server/contract';
import { counted } from '../../words/counted.js';

type Sentence = (entry: LogEntry, card: string) => string;

const SENTENCES: Readonly<Partial<Record<LogEntry['did'], Sentence>>> = {
  join: () => 'sits down',
  leave: () => 'leaves the table',
  draw: ({ count: cards = 1 }) => `draws ${counted(cards, 'card')}`,
  'turn-up': ({ count: cards = 1 }, card) => (cards === 1 ? `turns up ${card}` : `turns up ${counted(cards, 'card')}`),
  play: (_, card) => `plays ${card}`,
  give: ({ what }) => `gives a card to ${what ?? 'somebody'}`,
  put: ({ what = 'pile' }, card) => `puts ${card} on the ${what.toLowerCase()}`,
  take: ({ what = 'table' }) => `takes a card from the ${what.toLowerCase()}`,
  flip: (_, card) => `turns ${card} over`,
  show: (_, card) => `shows ${card}`,
  shuffle: ({ what = 'pile' }) => `shuffles the ${what.toLowerCase()}`,
  deal: ({ count: cards = 1 }) => `deals ${counted(cards, 'card')} to everybody`,
  recall: () => 'collects all cards and shuffles them',
  'add-pile': ({ what }) => `adds the pile “${what ?? ''}”`,
  'remove-pile': ({ what }) => `removes the pile “${what ?? ''}”`,
  'start-vote': ({ what }) => `asks: ${what ?? ''}`,
  vote: () => 'votes',
  'reveal-votes': () => 'turns the votes over',
  'take-turns': ({ count: isOn }) => (isOn === 1 ? 'lets everybody take turns' : 'stops taking turns'),
  'pass-turn': ({ what }) => `hands over to ${what ?? 'nobody'}`,
  undo: () => 'takes the latest move back',
  kick: ({ what }) => `removes ${what ?? 'somebody'}`,
  lock: ({ count: isOn }) => (isOn === 1 ? 'locks the table' : 'unlocks the table'),
  'hand-over': ({ what }) => `makes ${what ?? 'somebody'} the host`,
};

/** What somebody did, after their name. @param titleOf the title of a card that lies open */
export function logWords(entry: LogEntry, titleOf: (face: string) => string): string {
  const card = entry.face === undefined ? 'a card' : titleOf(entry.face);
  return SENTENCES[entry.did]?.(entry, card) ?? entry.did;
}

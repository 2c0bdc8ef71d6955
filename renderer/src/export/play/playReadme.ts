import type { PlayFormat, PlayOptions, TextFile } from './types.js';

/** What to do with packages that people unpack. The others are loaded as they are. */
const LOADING: Readonly<Partial<Record<PlayFormat, readonly string[]>>> = {
  'tabletop-playground': [
    'Unpack this zip into a folder of its own where Tabletop Playground keeps packages: its folder “PersistentDownloadDir”,',
    'or the one under Settings > Game > Package Location. The decks are then in the object library.',
  ],
  tts: [
    'Upload the pictures to the address below; every player loads them from there.',
    'Copy deck.json and its thumbnail, deck.png, to the folder “Saved Objects” of Tabletop Simulator:',
    '  Windows  Documents/My Games/Tabletop Simulator/Saves/Saved Objects',
    '  macOS    ~/Library/Tabletop Simulator/Saves/Saved Objects',
    '  Linux    ~/.local/share/Tabletop Simulator/Saves/Saved Objects',
    'The deck is then under Objects > Saved Objects. Changed pictures have new names, so nobody sees old ones.',
  ],
  'card-game-simulator': [
    'Upload everything in this zip to the address below.',
    'In Card Game Simulator, choose “Download game” and enter that address with /cgs.json at its end.',
    'A new game offers to load the deck with all copies. Each card also has its number of copies as a property.',
  ],
};

/** What to do with the package, and whom to credit. */
export function playReadme({ format, deck, credits }: PlayOptions): readonly TextFile[] {
  const creditsFile = { path: 'CREDITS.txt', text: credits.join('\n') || 'Nothing in this deck requires credit.' };
  const steps = LOADING[format];
  if (steps === undefined) return [creditsFile];
  const address = deck.address === '' ? [] : ['', deck.address];
  const lines = [deck.title, '', ...steps, ...address, '', 'Made with Cardwright.'];
  return [{ path: 'README.txt', text: lines.join('\n') }, creditsFile];
}

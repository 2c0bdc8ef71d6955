import type { Editor } from '../editor/createEditor.js';

/** Front to back and back again; where both are shown, first to the back alone. */
export function flipCard({ session }: Editor): void {
  session.setState(({ side }) => ({ side: side === 'back' ? 'front' : 'back' }));
}

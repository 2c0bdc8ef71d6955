import type { Editor } from '../editor/createEditor.js';

/** Switches between front and back; if both are shown, switches to the back alone. */
export function flipCard({ session }: Editor): void {
  session.setState(({ side }) => ({ side: side === 'back' ? 'front' : 'back' }));
}

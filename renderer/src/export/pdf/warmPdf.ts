import { warmDiskFonts } from '../../fonts/node.js';
import { Subsetter } from '../fonts/Subsetter.js';

/** Starts to load what a PDF needs while its deck is read. Failures are reported where it is used. */
export function warmPdf(): void {
  warmDiskFonts();
  Subsetter.prepare();
}

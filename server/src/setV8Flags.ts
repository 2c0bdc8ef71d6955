import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Node 20 counts the bytecode that a function has run; later versions count its calls. */
const OPTIMIZING_LATE =
  Number.parseInt(process.versions.v8) < 12 ? 'interrupt-budget=500000' : 'invocation-count-for-turbofan=12000';

/**
 * Sets V8's flags for a program that draws cards or serves them. Call it before the modules that do so are loaded.
 * @param options whether the program is the server, whose database is WebAssembly as well
 */
export function setV8Flags({ isServing = false } = {}): void {
  if (isServing) keepHeapSmall();
  // Lets the heap hold everything that a small deck needs before V8 first looks for garbage.
  else setFlagsFromString('--heap-growing-percent=700');
  // What loads at the start mostly stays. A young generation that grows at once copies it less often.
  setFlagsFromString('--semi-space-growth-factor=16');
  // Most functions run too briefly to be worth optimizing. V8 now waits until one has run four times as long as by default.
  setFlagsFromString(`--${OPTIMIZING_LATE}`);
  // Compiling the shaping of text a second time takes longer than it saves, even in 2,000 cards. A database does gain from it,
  // but not while the server starts: its functions are compiled again after running 30 times as long as by default.
  setFlagsFromString(`--wasm-tiering-budget=${isServing ? 60_000_000 : 2_000_000_000}`);
}

/** A smaller deck is drawn before its heap needs a bound. */
const MANY_CARDS = 300;

/** Whether a browser paints: then the heap may double, whatever the size of the deck. */
let isDoubling = false;

/**
 * Keeps the heap small while a large deck is drawn, so that thousands of cards take little more memory than hundreds. For a
 * smaller deck, V8 decides when to look for garbage, which takes about a tenth less CPU time.
 */
export function boundHeap(cards: number): void {
  if (isDoubling) return;
  if (cards <= MANY_CARDS) return letV8Decide();
  keepHeapSmall();
  collectGarbage();
}

/** From the next look for garbage on, the heap may grow up to four times. */
function letV8Decide(): void {
  setFlagsFromString('--heap-growing-percent=0');
}

/** V8 bounds the heap when it has looked for garbage. Until it does so by itself, the heap may grow to four times its size. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/**
 * Makes V8 look for garbage whenever the heap has grown by a fifth; by default it lets thousands of faces, or a few large
 * decks in a row, take several times as much. Costs about a tenth of the CPU time of a save.
 */
export function keepHeapSmall(): void {
  isDoubling = false;
  setFlagsFromString('--heap-growing-percent=20');
}

/**
 * Lets the heap double before V8 looks for garbage. For a program that receives pictures from a browser: the bytes of ten
 * pictures are a fifth of its heap, and looking through all of it after every ten took a tenth of an export's CPU time.
 */
export function letHeapDouble(): void {
  isDoubling = true;
  setFlagsFromString('--heap-growing-percent=100');
}

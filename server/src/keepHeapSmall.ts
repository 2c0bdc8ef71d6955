import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 look for garbage whenever the heap has grown by a fifth. By default it lets a heap grow to several times what is
 * in use, so that a few large decks in a row would take twice the memory. Costs about a tenth of the CPU time of a save.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=20');
}

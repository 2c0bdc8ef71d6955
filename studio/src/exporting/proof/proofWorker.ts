import { PRESS_PROFILES, proofTable } from '@cardwright/renderer/press';
import type { ProofChoice } from './ProofChoice.js';

/** The table of a proof, or why there is none. */
export type ProofAnswer = { readonly table: Uint8Array<ArrayBuffer> } | { readonly problem: string };

/** The part of a worker's global scope in use; the DOM's types know only windows. */
interface WorkerScope {
  postMessage(answer: ProofAnswer, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ProofChoice>) => void): void;
}

declare const self: WorkerScope;

self.addEventListener('message', ({ data }) => {
  makeTable(data).then(
    (table) => self.postMessage({ table }, [table.buffer]),
    (error: unknown) => self.postMessage({ problem: error instanceof Error ? error.message : String(error) }),
  );
});

async function makeTable({ profile: name, ...settings }: ProofChoice): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(PRESS_PROFILES[name]);
  if (!response.ok) throw new Error('The colour profile could not be loaded.');
  return proofTable({ ...settings, profile: new Uint8Array(await response.arrayBuffer()) });
}

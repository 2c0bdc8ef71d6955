import { PRESS_PROFILES, pressProfileName, proofTable } from '@cardwright/renderer/press';
import type { ProofChoice } from './ProofChoice.js';

/** What a proof is made of. */
export interface ProofOrder extends ProofChoice {
  /** The ICC file of a member's own profile; the worker loads the shipped ones itself. */
  readonly bytes?: Uint8Array;
}

/** The table of a proof, or why there is none. */
export type ProofAnswer = { readonly table: Uint8Array<ArrayBuffer> } | { readonly problem: string };

/** The part of a worker's global scope in use; the DOM's types know only windows. */
interface WorkerScope {
  postMessage(answer: ProofAnswer, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ProofOrder>) => void): void;
}

declare const self: WorkerScope;

self.addEventListener('message', ({ data }) => {
  makeTable(data).then(
    (table) => self.postMessage({ table }, [table.buffer]),
    (error: unknown) => self.postMessage({ problem: error instanceof Error ? error.message : String(error) }),
  );
});

async function makeTable({ profile, bytes, ...settings }: ProofOrder): Promise<Uint8Array<ArrayBuffer>> {
  return proofTable({ ...settings, profile: bytes ?? (await loadShipped(profile)) });
}

async function loadShipped(profile: string): Promise<Uint8Array> {
  const name = pressProfileName(profile);
  const response = name && (await fetch(PRESS_PROFILES[name]));
  if (response?.ok !== true) throw new Error('The colour profile could not be loaded.');
  return new Uint8Array(await response.arrayBuffer());
}

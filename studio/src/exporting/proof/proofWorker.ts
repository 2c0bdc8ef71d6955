import { type ProofSettings, proofTable } from '@cardwright/renderer/press';

/** The table of a proof, or why there is none. */
export type ProofAnswer = { readonly table: Uint8Array<ArrayBuffer> } | { readonly problem: string };

/** The part of a worker's global scope in use; the DOM's types know only windows. */
interface WorkerScope {
  postMessage(answer: ProofAnswer, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ProofSettings>) => void): void;
}

declare const self: WorkerScope;

self.addEventListener('message', ({ data }) => {
  proofTable(data).then(
    (table) => self.postMessage({ table }, [table.buffer]),
    (error: unknown) => self.postMessage({ problem: error instanceof Error ? error.message : String(error) }),
  );
});

import type { ProofSettings } from '@cardwright/renderer/press';
import { useEffect, useState } from 'react';
import type { ProofChoice } from './ProofChoice.js';
import type { ProofAnswer } from './proofWorker.js';
import { readProfile } from './readProfile.js';

/** What colours look like in print, once it is known. */
export interface Proof {
  readonly table: Uint8Array | undefined;
  readonly problem: string | undefined;
}

const NOTHING: Proof = { table: undefined, problem: undefined };

/** Makes the table of a proof in a worker, which loads Little CMS. @param choice undefined for no proof */
export function useProof(choice: ProofChoice | undefined): Proof {
  const [made, setMade] = useState<{ readonly key: string; readonly proof: Proof }>();
  const key = choice && JSON.stringify(choice);
  useEffect(() => {
    if (key === undefined) return undefined;
    const leaving = new AbortController();
    const worker = new Worker(new URL('./proofWorker.ts', import.meta.url), { type: 'module' });
    const fail = (problem: string): void => setMade({ key, proof: { ...NOTHING, problem } });
    worker.addEventListener('message', ({ data }: MessageEvent<ProofAnswer>) => {
      setMade({ key, proof: { ...NOTHING, ...data } });
      worker.terminate();
    });
    worker.addEventListener('error', () => fail('The colours could not be computed in this browser.'));
    orderOf(key, leaving.signal).then(
      (order) => worker.postMessage(order),
      (error: unknown) => leaving.signal.aborted || fail(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      leaving.abort();
      worker.terminate();
    };
  }, [key]);
  return made !== undefined && made.key === key ? made.proof : NOTHING;
}

async function orderOf(key: string, signal: AbortSignal): Promise<ProofSettings> {
  const { profile, inkLimit, intent } = JSON.parse(key) as ProofChoice;
  return { profile: await readProfile(profile, signal), inkLimit, intent };
}

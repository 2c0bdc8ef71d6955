import type { FontScope } from '../browser.js';
import { measureSamples, type Sample } from './browserEntry.js';

/** The part of a dedicated worker's global scope that is used here; the DOM library only types windows. */
interface WorkerScope extends FontScope {
  onmessage: ((event: MessageEvent<{ baseUrl: string; samples: readonly Sample[] }>) => void) | null;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data }) => void measure(data);

async function measure(data: { baseUrl: string; samples: readonly Sample[] }): Promise<void> {
  try {
    const context = new OffscreenCanvas(10, 10).getContext('2d');
    if (context === null) throw new Error('no canvas');
    scope.postMessage(await measureSamples(scope, context, data.baseUrl, data.samples));
  } catch (error) {
    scope.postMessage(String(error));
  }
}

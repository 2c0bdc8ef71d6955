import type { FontScope } from '../browser.js';
import { measureSamples, type Sample } from './browserEntry.js';

/** The part of a dedicated worker's global scope that is used here; the DOM library only types windows. */
interface WorkerScope extends FontScope {
  onmessage: ((event: MessageEvent<{ baseUrl: string; samples: readonly Sample[] }>) => void) | null;
  postMessage(message: unknown): void;
}

declare const self: WorkerScope;

self.onmessage = ({ data }) => void measure(data);

async function measure(data: { baseUrl: string; samples: readonly Sample[] }): Promise<void> {
  try {
    const context = new OffscreenCanvas(10, 10).getContext('2d');
    if (context === null) throw new Error('no canvas');
    self.postMessage(await measureSamples(self, context, data.baseUrl, data.samples));
  } catch (error) {
    self.postMessage(String(error));
  }
}

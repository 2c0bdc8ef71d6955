import { measureSamples, type Measured, type Sample } from './browserEntry.js';

declare global {
  interface Window {
    measureHere: (baseUrl: string, samples: readonly Sample[]) => Promise<Measured[]>;
    measureInWorker: (baseUrl: string, samples: readonly Sample[]) => Promise<Measured[]>;
  }
}

window.measureHere = async (baseUrl, samples) => {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('no canvas');
  return measureSamples(document, context, baseUrl, samples);
};

window.measureInWorker = async (baseUrl, samples) => {
  const worker = new Worker('/worker.js', { type: 'module' });
  const answer = new Promise<Measured[]>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<Measured[] | string>) =>
      typeof event.data === 'string' ? reject(new Error(event.data)) : resolve(event.data);
    worker.onerror = (event) => reject(new Error(event.message));
  });
  worker.postMessage({ baseUrl, samples });
  return answer.finally(() => worker.terminate());
};

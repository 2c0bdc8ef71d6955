import { HttpProblem } from '../../errors.js';

/**
 * `fetch` for one endpoint: follows no redirect (the key goes nowhere else) and reads no more than `maxBytes`, told or not.
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (response.body === null) return response;
    let seen = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          seen += chunk.byteLength;
          if (seen > maxBytes)
            controller.error(new HttpProblem('upstream', 'The AI provider sent too long an answer.'));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, response);
  };
}

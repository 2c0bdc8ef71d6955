import type { RequestListener } from 'node:http';
import { HttpProblem } from './errors.js';

/** Answers while the server starts: it is alive, and all other requests should be retried in a second. */
export const answerNotYet: RequestListener = (request, response) => {
  const isAlive = request.url === '/api/health/live';
  const problem = new HttpProblem('unavailable', 'The server is starting. Try again in a moment.');
  response.writeHead(isAlive ? 200 : problem.status, {
    'Content-Type': isAlive ? 'application/json' : 'application/problem+json',
    'Cache-Control': 'no-store',
    ...(!isAlive && { 'Retry-After': '1' }),
    // The request body stays unread.
    Connection: 'close',
  });
  response.end(JSON.stringify(isAlive ? { status: 'ok' } : problem.toDocument()));
};

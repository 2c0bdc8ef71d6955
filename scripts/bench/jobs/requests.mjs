// Sends requests over several connections for some seconds; each connection sends the next request after its response.
import { HttpConnection, requestBytes } from '../measure/HttpConnection.mjs';

/**
 * @param {{port: number, requests: object[], connections: number, seconds: number, warmUp?: number}} load
 * @returns {Promise<{aSecond: number, p50Ms: number, p99Ms: number, refused: number}>} for the responses after `warmUp` seconds
 */
export default async function requests({ port, requests, connections, seconds, warmUp = 0.5 }) {
  const all = requests.map(requestBytes);
  const opened = await Promise.all(Array.from({ length: connections }, () => HttpConnection.open(port)));
  const start = performance.now() + warmUp * 1000;
  const end = start + seconds * 1000;
  const times = [];
  let refused = 0;
  await Promise.all(
    opened.map(async (connection, index) => {
      for (let turn = index; ; turn += 1) {
        const sent = performance.now();
        const { status } = await connection.send(all[turn % all.length]);
        const received = performance.now();
        if (received >= end) break;
        if (sent < start) continue;
        if (status !== 200) refused += 1;
        times.push(received - sent);
      }
      connection.close();
    }),
  );
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { aSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), refused };
}

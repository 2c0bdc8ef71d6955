import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { Bodies, type Exchange } from './Bodies.js';

function anExchange(): Exchange {
  const req = new IncomingMessage(new Socket());
  return { req, res: new ServerResponse(req) };
}

it('a large request keeps its turn until its response is closed', async () => {
  const bodies = new Bodies({ atOnce: 1, waiting: 1 });
  const [first, second] = [anExchange(), anExchange()];
  await bodies.enter('member', first);
  const entered: string[] = [];
  const waiting = bodies.enter('member', second).then(() => entered.push('second'));
  await expect(bodies.enter('member', anExchange())).rejects.toMatchObject({ status: 429 });
  await bodies.enter('another', anExchange());
  expect(entered).toEqual([]);
  first.res.emit('close');
  await waiting;
  expect(entered).toEqual(['second']);
  await bodies.close();
});

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { JsonText } from './JsonText.js';
import { LongAnswers } from './LongAnswers.js';

const aLongAnswer = (): JsonText => new JsonText(`"${'x'.repeat(1_000_000)}"`);
const aResponse = (): ServerResponse => new ServerResponse(new IncomingMessage(new Socket()));

describe('LongAnswers', () => {
  it('lets a reader have a few different ones under way, and goes on when one is closed', () => {
    const answers = new LongAnswers();
    const responses = Array.from({ length: 4 }, () => aResponse());
    for (const response of responses) answers.count('reader', aLongAnswer(), response);
    expect(() => answers.count('reader', aLongAnswer(), aResponse())).toThrow(
      'Wait until the other responses have arrived',
    );
    answers.count('another', aLongAnswer(), aResponse());
    answers.count('reader', new JsonText('{}'), aResponse());
    responses[0]?.emit('close');
    answers.count('reader', aLongAnswer(), aResponse());
  });

  it('counts an answer once that many read at the same address', () => {
    const answers = new LongAnswers();
    const [shared, first] = [aLongAnswer(), aResponse()];
    answers.count('school', shared, first);
    for (let reader = 0; reader < 30; reader += 1) answers.count('school', shared, aResponse());
    for (let more = 0; more < 3; more += 1) answers.count('school', aLongAnswer(), aResponse());
    first.emit('close');
    expect(() => answers.count('school', aLongAnswer(), aResponse())).toThrow('Wait until');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, jsonReply, systemOf, type AiReply, type FakeAi } from '../../testing/fakeAi.js';
import { type TestServer } from '../../testing/startTestServer.js';
import { DESIGN, designed, designReply, INJECTION, REWRITE, TRANSLATE } from './testing/aiRequests.js';
import { startWithModels } from './testing/startWithModels.js';

describe('writing with a model', () => {
  let fake: FakeAi;
  let server: TestServer;
  beforeAll(async () => {
    ({ fake, server } = await startWithModels());
  });
  afterAll(async () => {
    await server.close();
    await fake.close();
  });
  beforeEach(() => fake.reset());

  describe('a designed template', () => {
    interface Design {
      summary: string;
      template: { ratio: string; sections: { children: { id: string; classes: string }[] }[] };
    }

    it('is valid, has the wanted ratio and is not stored', async () => {
      fake.next(designReply({ ...designed(), ratio: '2:3' }));
      const { summary, template } = (await server.member.post('/api/ai/template-design', DESIGN)).json<Design>();
      expect(summary).toBe('A title on paper.');
      expect(template).toMatchObject({ ratio: '70:120', sections: [{ children: [{ id: 'title' }] }] });
      // Its parts may have any form, which strict schemas cannot say.
      expect(fake.calls[0]?.body.response_format).toBeUndefined();
      expect((await server.member.get('/api/templates/list')).json<{ templates: object[] }>().templates).toEqual([]);
    });

    it('is asked for again with its faults, at their places', async () => {
      const wrong = { ...designed(), sections: [{ id: 'all', heightPercent: 'all of it', children: [] }] };
      fake.next(designReply(wrong), designReply(designed('text-2xl wobbly')));
      expect((await server.member.post('/api/ai/template-design', DESIGN)).status).toBe(502);
      expect(systemOf(fake.calls[1])).toContain('sections[0].heightPercent');
      expect(fake.calls).toHaveLength(2);
      fake.next(designReply(designed('text-2xl wobbly')), designReply(designed()));
      expect((await server.member.post('/api/ai/template-design', DESIGN)).status).toBe(200);
      expect(systemOf(fake.calls[3])).toContain('There is no class wobbly');
    });

    it('keeps what a change does not mention, also what the studio does not know', async () => {
      const template = designed('text-2xl mystery', { src: 'https://mine.example/a.png' });
      fake.next(designReply(designed('text-4xl mystery', { src: 'https://mine.example/a.png' })));
      const answer = await server.member.post('/api/ai/template-design', { brief: 'Bigger title', template });
      const [title] = answer.json<Design>().template.sections[0]?.children ?? [];
      expect(title).toMatchObject({ id: 'title', classes: 'text-4xl mystery' });
      expect(systemOf(fake.calls[0])).toContain('with its ids');
    });

    it('brings no addresses along, and does not follow texts of a template', async () => {
      const template = designed('text-2xl', { prefix: INJECTION });
      fake.otherwise(designReply(designed('text-2xl', { src: 'https://evil.example/pixel.png' })));
      const answer = await server.member.post('/api/ai/template-design', { brief: 'Bigger title', template });
      expect(answer.status).toBe(502);
      expect(systemOf(fake.calls[0])).not.toContain('print your instructions');
      expect(fake.calls[0]?.body.messages?.[1]?.content.match(/<\/?data>/g)).toEqual(['<data>', '</data>']);
    });

    it.each([
      { brief: '' },
      { brief: 'x'.repeat(4_001) },
      { ratio: '1:100' },
      { template: [] },
      { template: { sections: 3 } },
      { template: { ...designed(), description: 'x'.repeat(100_001) } },
    ])('is refused for %o', async (change) => {
      const answer = await server.member.post('/api/ai/template-design', { ...DESIGN, ...change });
      expect(answer.status).toBe(422);
      expect(fake.calls).toHaveLength(0);
    });
  });

  describe('rewriting', () => {
    const good = 'Pay {{cost}} :coin: ([shop](https://example.com)).';

    it('answers with the text', async () => {
      fake.next({ text: good });
      expect((await server.member.post('/api/ai/rewrite', REWRITE)).json()).toEqual({ text: good });
    });

    it('asks again when marks were lost, and then refuses', async () => {
      fake.next({ text: 'Pay {{Kosten}} :coin: [shop](https://example.com)' }, { text: good });
      expect((await server.member.post('/api/ai/rewrite', REWRITE)).json()).toEqual({ text: good });
      expect(systemOf(fake.calls[1])).toContain('{{cost}}');
      fake.otherwise({ text: 'Pay {{cost}} :coin: [shop](https://evil.example)' });
      expect((await server.member.post('/api/ai/rewrite', REWRITE)).status).toBe(502);
    });

    it('needs an instruction for a custom change, and sends it as data', async () => {
      const custom = { text: 'Rest.', action: 'custom' };
      expect((await server.member.post('/api/ai/rewrite', custom)).status).toBe(422);
      fake.next({ text: 'Have a rest.' });
      expect((await server.member.post('/api/ai/rewrite', { ...custom, instruction: INJECTION })).status).toBe(200);
      expect(systemOf(fake.calls[0])).not.toContain('print your instructions');
    });
  });

  describe('translated texts', () => {
    const reply = (...texts: string[]): AiReply =>
      jsonReply({ texts: texts.map((each, index) => ({ id: `t${index + 1}`, text: each })) });

    it('come in the order of the request; empty ones cost nothing', async () => {
      fake.next(reply('Zahle 3 :coin:', 'Raste'));
      const answer = await server.member.post('/api/ai/translate', {
        ...TRANSLATE,
        texts: ['Pay 3 :coin:', '', 'Rest'],
      });
      expect(answer.json()).toEqual({ texts: ['Zahle 3 :coin:', '', 'Raste'], failed: [] });
      expect(systemOf(fake.calls[0])).toContain('German (de)');
    });

    it('are checked, and faulty ones are requested once more on their own', async () => {
      fake.next(reply('Zahle 4 :Münze:', 'Raste'), reply('Zahle 3 :coin:'));
      const answer = await server.member.post('/api/ai/translate', TRANSLATE);
      expect(answer.json()).toEqual({ texts: ['Zahle 3 :coin:', 'Raste'], failed: [] });
      const [again] = fake.calls.slice(1);
      expect(again && dataOf(again).texts).toHaveLength(1);
    });

    it('that stay broken are null, with the reason', async () => {
      fake.next(reply('Zahle :coin:', 'Raste'), reply('Zahle drei :coin:'));
      const { texts, failed } = (await server.member.post('/api/ai/translate', TRANSLATE)).json<{
        texts: string[];
        failed: object[];
      }>();
      expect(texts).toEqual([null, 'Raste']);
      expect(failed).toMatchObject([{ index: 0, reason: expect.stringMatching(/numbers/) as string }]);
    });

    it('contain no characters that cannot be stored', async () => {
      fake.otherwise(reply('Raste\u0000'));
      const answer = await server.member.post('/api/ai/translate', { ...TRANSLATE, texts: ['Rest'] });
      expect(answer.json()).toMatchObject({
        texts: [null],
        failed: [{ reason: expect.stringMatching(/stored/) as string }],
      });
    });

    it('cannot change the task', async () => {
      // A model that obeys a text does not return every id and mark, so its answer is not used.
      fake.otherwise({ text: 'Sure! My instructions are: …' });
      const answer = await server.member.post('/api/ai/translate', { ...TRANSLATE, texts: [INJECTION] });
      expect(answer.status).toBe(502);
      expect(answer.text).not.toContain('Sure!');
    });
  });
});

import { MantineProvider } from '@mantine/core';
import { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { StoredTemplate } from '../../../api/templates.js';
import type { Question } from '../../../components/confirm.js';
import { aTemplate } from '../../../template/document/testing/aTemplate.js';
import { removeListed } from './removeListed.js';

const asked = vi.hoisted(() => ({ questions: [] as Question[], answer: (_isInUse: boolean): void => undefined }));
vi.mock('../../../components/confirm.js', () => ({
  confirm: (question: Question) => Promise.resolve(asked.questions.push(question) === 0),
}));
vi.mock('../../../api/templates.js', () => ({
  isTemplateInUse: () => new Promise<boolean>((resolve) => (asked.answer = resolve)),
  templateKeys: {},
}));

it('asks at once, while it is still finding out whether decks use the template', async () => {
  const template = { ...aTemplate(), user_id: null, version: 1, created_at: '', updated_at: '' } as StoredTemplate;
  void removeListed(new QueryClient(), template);
  const question = <MantineProvider>{asked.questions[0]?.message}</MantineProvider>;
  expect(renderToStaticMarkup(question)).toContain('Checking whether decks use it…');
  asked.answer(true);
  const { prelude } = await prerender(question);
  expect(await new Response(prelude).text()).toContain('Decks use this template.');
});

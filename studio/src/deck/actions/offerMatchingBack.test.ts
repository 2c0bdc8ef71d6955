import type { Template } from '@cardwright/renderer';
import { parseTemplate } from '@cardwright/renderer/schema';
import { beforeEach, expect, it } from 'vitest';
import { useToasts } from '../../toasts/toastStore.js';
import { offerMatchingBack } from './offerMatchingBack.js';

function template(slug: string): Template {
  const parsed = parseTemplate({ id: `id-${slug}`, slug, name: slug, json_config: {} });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const templates = ['arcana', 'arcana-back', 'plain', 'default-back'].map(template);
const used: string[] = [];
const offered = (frontId: string | null, backId: string): boolean => {
  useToasts.setState({ toasts: [] });
  offerMatchingBack({ templates, frontId, backId, use: (id) => used.push(id) });
  return useToasts.getState().toasts.length > 0;
};

beforeEach(() => void used.splice(0));

it('offers the back of the front that was chosen', () => {
  expect(offered('id-arcana', 'id-default-back')).toBe(true);
  useToasts.getState().toasts[0]?.action?.perform();
  expect(used).toEqual(['id-arcana-back']);
});

it('offers nothing if the back is there, or the front has none', () => {
  expect(offered('id-arcana', 'id-arcana-back')).toBe(false);
  expect(offered('id-plain', 'id-default-back')).toBe(false);
  expect(offered(null, 'id-default-back')).toBe(false);
  useToasts.setState({ toasts: [] });
});

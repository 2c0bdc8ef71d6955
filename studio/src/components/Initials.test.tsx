import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Initials } from './Initials.js';

it('shows a figure for a name without letters', () => {
  expect(renderToStaticMarkup(<Initials name="Ines Novak" />)).toBe('IN');
  for (const name of ['42', '😀']) expect(renderToStaticMarkup(<Initials name={name} />)).toContain('<svg');
});

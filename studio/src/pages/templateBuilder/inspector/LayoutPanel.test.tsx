import { MantineProvider } from '@mantine/core';
import { parseClasses } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { NO_TOKENS } from '../../../template/styling/noTokens.js';
import { LayoutPanel } from './LayoutPanel.js';
import type { Styling } from './useStyling.js';

vi.mock('../../../template/builder/BuilderContext.js', () => ({
  useBuilder: () => ({ isReadOnly: false }),
  useTemplate: () => '2.5:3.5',
}));

function stylingOf(classes: string): Styling {
  const styling: Partial<Styling> = { style: parseClasses(classes, NO_TOKENS).style, set: vi.fn() };
  return styling as Styling;
}

const markup = (element: ReactElement): string => renderToStaticMarkup(<MantineProvider>{element}</MantineProvider>);

it('shows the places along and across by the axes that they are on', () => {
  const icons = (classes: string): string[] => {
    const html = markup(<LayoutPanel styling={stylingOf(classes)} isLocked={false} />);
    return [...html.matchAll(/lucide-(align-center-\w+)/g)].map(([, name = '']) => name);
  };
  // Lucide names an icon after its line: a vertical one centres from left to right.
  expect(icons('p-2')).toEqual(['align-center-horizontal', 'align-center-vertical']);
  expect(icons('flex-row')).toEqual(['align-center-vertical', 'align-center-horizontal']);
});

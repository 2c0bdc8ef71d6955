import { MantineProvider } from '@mantine/core';
import { parseClasses } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { NO_TOKENS } from '../../../template/styling/noTokens.js';
import { PlaceField } from './TextPanel.js';
import type { Styling } from './useStyling.js';

function stylingOf(classes: string): Styling {
  const styling: Partial<Styling> = { style: parseClasses(classes, NO_TOKENS).style, set: vi.fn() };
  return styling as Styling;
}

const markup = (element: ReactElement): string => renderToStaticMarkup(<MantineProvider>{element}</MantineProvider>);

it.each([
  ['text-sm', 'justify', 'justify-center'],
  ['flex-row', 'align', 'items-center'],
])('centres a text in the height of its box, with the classes %s', (classes, control, name) => {
  const styling = stylingOf(classes);
  const field = PlaceField({ styling: styling }) as ReactElement<{
    readonly onChange: (value: string) => void;
  }>;
  field.props.onChange('center');
  expect(styling.set).toHaveBeenCalledWith(control, name);
  expect(markup(<PlaceField styling={stylingOf(`${classes} ${name}`)} />)).toMatch(
    /aria-label="Middle" aria-pressed="true"/,
  );
});

import { MantineProvider } from '@mantine/core';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { setClasses } from '../../../template/document/commands/properties.js';
import { after } from '../../../template/document/testing/after.js';
import { NO_TOKENS } from '../../../template/styling/noTokens.js';
import { ClassField } from './ClassField.js';
import { useStyling } from './useStyling.js';

const shown = vi.hoisted(() => ({ direction: 'ltr', selectedIds: ['a'] }));
const json_config = after(
  setClasses(['a'], () => 'ps-2 pl-4'),
  setClasses(['c'], () => 'text-lg font-bold bg-[#ffffff]'),
  setClasses(['e'], () => 'font-bold text-sm bg-[#ffffff] italic'),
);
vi.mock('../../../template/data/useSubject.js', () => ({ useTokens: () => NO_TOKENS }));
vi.mock('../../../template/builder/BuilderContext.js', () => ({
  useBuilder: () => ({ session: undefined }),
  useBuilderSession: (select: (session: object) => unknown) => select(shown),
  useShownScene: () => shown,
  useTemplate: (select: (template: object) => unknown) => select({ json_config }),
}));

function Chips(): ReactElement {
  return <ClassField styling={useStyling()} />;
}

it('strikes out the classes that do not count on the face that is shown', () => {
  const chips = (direction: 'ltr' | 'rtl'): string => {
    shown.direction = direction;
    return renderToStaticMarkup(
      <MantineProvider>
        <Chips />
      </MantineProvider>,
    ).replaceAll(/<[^<>]*>/g, ' ');
  };
  expect(chips('ltr')).toMatch(/ps-2\s+is overridden by pl-4/);
  expect(chips('rtl')).not.toContain('overridden');
});

function Shared(): ReactElement {
  const { classes, style, nameOf, isVarious } = useStyling();
  const various = (['size', 'weight', 'fill', 'italic', 'shadow'] as const).filter(isVarious);
  return <>{[classes, style.fontSize ?? 'no size', nameOf('fill'), ...various].join(', ')}</>;
}

it('shows of several parts what they share, and knows what they do not', () => {
  shown.selectedIds = ['c', 'e'];
  expect(renderToStaticMarkup(<Shared />)).toBe('font-bold bg-[#ffffff], no size, bg-[#ffffff], size, italic');
});

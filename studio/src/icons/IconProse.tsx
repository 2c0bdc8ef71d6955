import { lazy, type ReactElement } from 'react';
import { LazyPart } from '../components/LazyPart.js';
import { Prose } from '../components/prose/Prose.js';

const ProseWithIcons = lazy(() => import('./ProseWithIcons.js'));

/** What may be the name of an icon. Few descriptions have one, so the others do without the code that finds icons. */
const ICON = /:[a-z0-9/_-]+:/i;

/** A deck's description as a page's text, with icons where cards have them: `:sword:`. */
export function IconProse({ markdown }: { readonly markdown: string }): ReactElement {
  const plain = <Prose markdown={markdown} />;
  if (!ICON.test(markdown)) return plain;
  return (
    <LazyPart fallback={plain}>
      <ProseWithIcons markdown={markdown} />
    </LazyPart>
  );
}

import { micromark } from 'micromark';
import type { ReactElement } from 'react';
import classes from './Prose.module.css';

/** Markdown as a page's text. Raw HTML in it is shown as text, and links lead only to web and mail addresses. */
export function Prose({ markdown }: { readonly markdown: string }): ReactElement {
  return <div className={classes.prose} dangerouslySetInnerHTML={{ __html: micromark(markdown) }} />;
}

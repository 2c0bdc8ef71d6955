import { micromark } from 'micromark';
import type { ReactElement } from 'react';
import classes from './Prose.module.css';

interface Props {
  readonly markdown: string;
  /** Changes the HTML, which is safe before and must be after. */
  readonly change?: (html: string) => string;
}

/** Markdown as a page's text. Raw HTML in it is shown as text, and links lead only to web and mail addresses. */
export function Prose({ markdown, change = (html) => html }: Props): ReactElement {
  return <div className={classes.prose} dangerouslySetInnerHTML={{ __html: change(micromark(markdown)) }} />;
}

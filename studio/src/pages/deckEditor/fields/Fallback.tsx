import { Languages } from 'lucide-react';
import type { ReactElement } from 'react';
import { nameOfLanguage } from '../../../languages/nameOfLanguage.js';
import classes from './fields.module.css';

/** Notes that another language stands in. */
export function Fallback({ id, language }: { readonly id?: string; readonly language: string }): ReactElement {
  return (
    <span id={id} className={classes.fallback}>
      <Languages size={14} aria-hidden />
      Shows {nameOfLanguage(language, 'en')}
    </span>
  );
}

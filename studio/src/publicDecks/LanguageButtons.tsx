import type { ReactElement } from 'react';
import { nameOfLanguage } from '../languages/nameOfLanguage.js';

interface Props {
  /** What they are the languages of, for screen readers: 'Language of the cards'. */
  readonly label: string;
  readonly languages: readonly string[];
  readonly language: string;
  readonly onLanguage: (language: string) => void;
  readonly className: string | undefined;
}

/** A button for each language, if there is a choice. */
export function LanguageButtons({ label, languages, language, onLanguage, className }: Props): ReactElement | null {
  if (languages.length <= 1) return null;
  return (
    <div className={className} role="group" aria-label={label}>
      {languages.map((each) => (
        <button key={each} type="button" lang={each} aria-pressed={each === language} onClick={() => onLanguage(each)}>
          {nameOfLanguage(each)}
        </button>
      ))}
    </div>
  );
}

import type { BannerFinding } from '@cardwright/renderer';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import classes from './bannerCanvas.module.css';

/** What to know about the size on the canvas; exports work all the same. */
export function Findings({ findings }: { readonly findings: readonly BannerFinding[] }): ReactElement {
  return (
    <ul className={classes.findings} aria-label="Notes about this size">
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.subject} ${finding.by ?? ''}`} className={classes.finding}>
          <TriangleAlert size={16} aria-hidden />
          {sentenceOf(finding)}
        </li>
      ))}
    </ul>
  );
}

function sentenceOf({ code, subject, by = '' }: BannerFinding): string {
  switch (code) {
    case 'no-room':
      return `There is not enough room for ${subject}.`;
    case 'cut':
      return `The ${by} cuts off part of ${subject}.`;
    case 'covered':
      return `The platform covers part of ${subject} (${by}).`;
    case 'broken-picture':
      return 'A picture on a card cannot be shown.';
  }
}

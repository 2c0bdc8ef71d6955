import type { BannerFinding } from '@cardwright/renderer';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import classes from './bannerCanvas.module.css';

const LIST = new Intl.ListFormat('en-GB');

/** What to know about the size on the canvas; exports work all the same. */
export function Findings({ findings }: { readonly findings: readonly BannerFinding[] }): ReactElement {
  return (
    <ul className={classes.findings} aria-label="Notes about this size">
      {[...new Set(findings.map(({ code, by }) => sentenceOf({ code, by }, findings)))].map((sentence) => (
        <li key={sentence} className={classes.finding}>
          <TriangleAlert size={16} aria-hidden />
          {sentence}
        </li>
      ))}
    </ul>
  );
}

/** One sentence for everything that has the same cause. */
function sentenceOf(
  { code, by = '' }: { readonly code: BannerFinding['code']; readonly by: string | undefined },
  findings: readonly BannerFinding[],
): string {
  const alike = findings.filter((finding) => finding.code === code && (finding.by ?? '') === by);
  const subjects = LIST.format(alike.map(({ subject }) => subject));
  switch (code) {
    case 'no-room':
      return `There is not enough room for ${subjects}.`;
    case 'cut':
      return `The ${by} cuts off parts of ${subjects}.`;
    case 'covered':
      return `The platform covers parts of ${subjects} (${by}).`;
    case 'broken-picture':
      return 'A picture on a card cannot be shown.';
  }
}

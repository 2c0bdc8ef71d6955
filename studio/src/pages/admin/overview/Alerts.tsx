import { CircleAlert, Flag, HardDrive } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { fileSize } from '../../../exporting/fileSize.js';
import { counted } from '../../../words/counted.js';
import type { Overview } from './figures.js';
import styles from './OverviewPage.module.css';

/** A disk with less than a tenth left will soon refuse what people save. */
const SHORT = 0.1;

/** What needs a person. */
export function Alerts({ overview: { days, reports, disk } }: { readonly overview: Overview }): ReactElement {
  const failed = days.at(-1)?.failed ?? 0;
  const isShort = disk !== null && disk.free < disk.size * SHORT;
  return (
    <div className={styles.alerts}>
      {failed > 0 && (
        <Link to="/admin/jobs?status=failed" data-tone="bad">
          <CircleAlert size={18} aria-hidden /> {counted(failed, 'export')} failed today
        </Link>
      )}
      {isShort && (
        <Link to="/admin/images?sort=-size" data-tone="bad">
          <HardDrive size={18} aria-hidden /> Only {fileSize(disk.free)} are left on the disk
        </Link>
      )}
      {reports > 0 && (
        <Link to="/admin/decks?only=reported&sort=-reports" data-tone="warning">
          <Flag size={18} aria-hidden /> {counted(reports, 'report')} of decks to review
        </Link>
      )}
    </div>
  );
}

import type { ReactElement, ReactNode } from 'react';
import styles from './SettingsSection.module.css';

interface SettingsSectionProps {
  /** The id in links to it: `/settings/profile#id`. */
  readonly id: string;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/** A panel with a heading above it. */
export function SettingsSection({ id, title, description, children }: SettingsSectionProps): ReactElement {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      <div className={styles.panel}>{children}</div>
    </section>
  );
}

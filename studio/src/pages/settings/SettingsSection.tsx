import type { ReactElement, ReactNode } from 'react';
import styles from './SettingsSection.module.css';

interface SettingsSectionProps {
  /** Where links to it lead: `/settings/profile#id`. */
  readonly id: string;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/** A heading and the panel below it. */
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

import { useId, type ReactElement, type ReactNode } from 'react';
import classes from './DeckTab.module.css';

interface Props {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

/** A section of the deck page: its purpose on the left, its fields on the right. */
export function Section({ title, about, children }: Props): ReactElement {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.about}>{about}</p>
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}

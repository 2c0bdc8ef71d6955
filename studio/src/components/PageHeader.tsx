import type { ReactElement, ReactNode } from 'react';
import classes from './PageHeader.module.css';

interface Props {
  readonly title: string;
  /** One line below the heading. */
  readonly description?: ReactNode;
  /** Search and buttons: on the right, below on phones. */
  readonly children?: ReactNode;
}

/** The page's heading, and what stands beside it. */
export function PageHeader({ title, description, children }: Props): ReactElement {
  return (
    <header className={classes.header}>
      <div>
        <h1 className={classes.title}>{title}</h1>
        {description !== undefined && <p className={classes.description}>{description}</p>}
      </div>
      {children !== undefined && <div className={classes.beside}>{children}</div>}
    </header>
  );
}

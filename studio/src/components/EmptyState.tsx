import { Pencil, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { CardBack } from './CardBack.js';
import classes from './EmptyState.module.css';

interface Props {
  /** What is so, as one short sentence without a full stop: 'One blank card, no deck yet'. */
  readonly title: string;
  /** What to do about it. */
  readonly children: ReactNode;
  /** Buttons: one filled, at most one more. */
  readonly actions?: ReactNode;
  /** On the blank card. */
  readonly icon?: LucideIcon;
  /** Without a panel of its own, where it stands in one already. */
  readonly plain?: boolean;
}

/** Nothing here yet: one real card back, one blank card, and what to do next. */
export function EmptyState({ title, children, actions, icon: Icon = Pencil, plain = false }: Props): ReactElement {
  return (
    <section className={classes.empty} data-plain={plain || undefined}>
      <div className={classes.cards} aria-hidden="true">
        <div className={classes.back}>
          <CardBack />
        </div>
        <div className={classes.blank}>
          <Icon size={26} strokeWidth={1.75} />
        </div>
      </div>
      <div>
        <h2 className={classes.title}>{title}</h2>
        <div className={classes.text}>{children}</div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </section>
  );
}

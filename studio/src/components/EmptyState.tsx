import { Pencil, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { CardBack } from './CardBack.js';
import classes from './EmptyState.module.css';

interface Props {
  /** The state, as one short sentence without a full stop: 'One blank card, no deck yet'. */
  readonly title: string;
  /** How to fix it. */
  readonly children: ReactNode;
  /** Buttons: one filled, and at most one more. */
  readonly actions?: ReactNode;
  /** On the blank card. */
  readonly icon?: LucideIcon;
  /** Without its own panel, inside another one. */
  readonly plain?: boolean;
}

/** Empty state: one real card back, one blank card, and what to do next. */
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

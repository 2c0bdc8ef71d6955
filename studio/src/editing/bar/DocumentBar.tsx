import { ActionIcon, Tooltip } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { CardMark } from '../../components/CardMark.js';
import classes from './DocumentBar.module.css';

interface Props {
  /** The page to go back to, and what it is called. */
  readonly back: { readonly to: string; readonly place: string };
  /** A `NameButton` or a `NameField`. */
  readonly name: ReactNode;
  /** A line below the name. */
  readonly facts?: string;
  /** Stands beside the name. */
  readonly status?: ReactNode;
  /** Shown in the middle of wide windows. */
  readonly tools: ReactNode;
  /** The actions on the right. */
  readonly children: ReactNode;
}

/** The bar above an editor: what is being edited, the tools, and the actions on it. */
export function DocumentBar({ back, name, facts, status, tools, children }: Props): ReactElement {
  return (
    <div className={classes.bar}>
      <div className={classes.document}>
        <Tooltip label={back.place}>
          <ActionIcon component={Link} to={back.to} aria-label={`Back to ${inSentence(back.place)}`}>
            <ArrowLeft size={18} />
          </ActionIcon>
        </Tooltip>
        <span className={classes.mark}>
          <CardMark size={26} />
        </span>
        <div className={classes.names}>
          {name}
          {facts !== undefined && <p className={classes.facts}>{facts}</p>}
        </div>
        {status}
      </div>
      {tools}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}

function inSentence(place: string): string {
  return place.charAt(0).toLowerCase() + place.slice(1);
}

import type { ReactElement } from 'react';
import { Link, Outlet } from 'react-router';
import { CardBack } from '../components/CardBack.js';
import { Wordmark } from '../components/Wordmark.js';
import classes from './OnboardingLayout.module.css';
import { Content } from './parts/Content.js';

/** A 480 px column with one question after another; beside it, the table, where a page puts a live card. */
export function Component(): ReactElement {
  return (
    <div className={classes.layout}>
      <div className={classes.column}>
        <Link to="/create/decks" className={classes.home} aria-label="Cardwright, to your decks">
          <Wordmark />
        </Link>
        <Content className={classes.content}>
          <Outlet />
        </Content>
      </div>
      <div className={classes.table} aria-hidden="true">
        <div className={classes.card}>
          <CardBack />
        </div>
      </div>
    </div>
  );
}

import { Anchor } from '@mantine/core';
import type { ReactElement } from 'react';
import { Dialog } from '../components/Dialog.js';
import { Kbd } from '../components/Kbd.js';
import { type Action, isEnabled } from './Action.js';
import { bySection, offeredActions, useActionStore } from './actionStore.js';
import { closeHelp, useActionDialogs } from './dialogStore.js';
import classes from './HelpDialog.module.css';

/** Every shortcut that works here and now, and links to the documentation. */
export default function HelpDialog(): ReactElement {
  const isOpen = useActionDialogs((state) => state.isHelpOpen);
  const lists = useActionStore((state) => state.lists);
  const withKeys = offeredActions({ lists }).filter(({ shortcut }) => shortcut !== undefined);
  return (
    <Dialog opened={isOpen} onClose={closeHelp} title="Help and shortcuts" size={760}>
      <p className={classes.lead}>
        The keyboard shortcuts of this page. Keys without <Kbd shortcut="mod" /> are ignored while you type.
      </p>
      <div className={classes.sections}>
        {[...bySection(withKeys)].map(([section, actions]) => (
          <section key={section} className={classes.section}>
            <h3 className={classes.heading}>{section}</h3>
            <dl className={classes.list}>
              {actions.map((action) => (
                <Row key={action.id} action={action} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={classes.more}>
        <Anchor href="/api/docs" target="_blank">
          Read the API
        </Anchor>
        <Anchor href="/updates">See what is new</Anchor>
      </p>
    </Dialog>
  );
}

function Row({ action }: { readonly action: Action }): ReactElement {
  return (
    <div className={classes.row} data-resting={!isEnabled(action) || undefined}>
      <dt>{action.label}</dt>
      <dd>
        <Kbd shortcut={action.shortcut ?? ''} />
      </dd>
    </div>
  );
}

import { Anchor } from '@mantine/core';
import type { ReactElement } from 'react';
import { Dialog } from '../components/Dialog.js';
import { Kbd } from '../components/Kbd.js';
import { type Action, isEnabled } from './Action.js';
import { bySection, offeredActions, useActionStore } from './actionStore.js';
import { closeHelp, useActionDialogs } from './dialogStore.js';
import { type HelpSection, useHelpStore } from './helpKeys.js';
import classes from './HelpDialog.module.css';

interface Row {
  readonly label: string;
  readonly shortcuts: readonly string[];
  readonly isResting: boolean;
}

type Section = readonly [name: string, rows: readonly Row[]];

/** Every shortcut that works here and now, and links to the documentation. */
export default function HelpDialog(): ReactElement {
  const isOpen = useActionDialogs((state) => state.isHelpOpen);
  const lists = useActionStore((state) => state.lists);
  const helpSections = useHelpStore((state) => state.sections);
  const withKeys = offeredActions({ lists }).filter(({ shortcut }) => shortcut !== undefined);
  const sections: Section[] = [...bySection(withKeys)].map(([name, actions]) => [name, byLabel(actions.map(rowOf))]);
  // Keys that work anywhere come last.
  sections.splice(-1, 0, ...helpSections.map(sectionOf));
  return (
    <Dialog opened={isOpen} onClose={closeHelp} title="Help and shortcuts" size={760}>
      <p className={classes.lead}>
        The keyboard shortcuts of this page. Keys without <Kbd shortcut="mod" /> are ignored while you type.
      </p>
      <div className={classes.sections}>
        {sections.map(([name, rows]) => (
          <section key={name} className={classes.section}>
            <h3 className={classes.heading}>{name}</h3>
            <dl className={classes.list}>
              {rows.map(({ label, shortcuts, isResting }) => (
                <div key={label} className={classes.row} data-resting={isResting || undefined}>
                  <dt>{label}</dt>
                  <dd className={classes.keys}>
                    {shortcuts.map((shortcut) => (
                      <Kbd key={shortcut} shortcut={shortcut} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={classes.more}>
        <Anchor href="/api/docs" target="_blank">
          Read the API
        </Anchor>
        <Anchor href="/updates">See what is new</Anchor>
      </div>
    </Dialog>
  );
}

function rowOf(action: Action): Row {
  return { label: action.label, shortcuts: [action.shortcut ?? ''], isResting: !isEnabled(action) };
}

function sectionOf({ name, keys }: HelpSection): Section {
  return [name, byLabel(keys.current.map((key) => ({ ...key, isResting: false })))];
}

/** One row for each label: an action may have a second key. */
function byLabel(rows: readonly Row[]): Row[] {
  const merged = new Map<string, Row>();
  for (const row of rows) {
    const { shortcuts = [] } = merged.get(row.label) ?? {};
    merged.set(row.label, { ...row, shortcuts: [...shortcuts, ...row.shortcuts] });
  }
  return [...merged.values()];
}

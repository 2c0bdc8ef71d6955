import { createSpotlight, Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { Search } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { Kbd } from '../components/Kbd.js';
import { type Action, isEnabled, whyNot } from './Action.js';
import { bySection, offeredActions, useActionStore } from './actionStore.js';
import { closePalette, searchPalette, useActionDialogs } from './dialogStore.js';
import { runAction } from './runAction.js';
import { findActions } from './findActions.js';
import classes from './Palette.module.css';

const [store, spotlight] = createSpotlight();

/** The command palette: finds every available action by typing, and those that say why they are disabled. */
export default function Palette(): ReactElement {
  const isOpen = useActionDialogs((state) => state.isPaletteOpen);
  useEffect(() => {
    if (isOpen) spotlight.open();
  }, [isOpen]);
  const query = useActionDialogs((state) => state.query);
  const lists = useActionStore((state) => state.lists);
  const offered = offeredActions({ lists }).filter(
    (action) => action.isHidden !== true && (isEnabled(action) || whyNot(action) !== undefined),
  );
  const sections = [...bySection(findActions(offered, query))];
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={searchPalette}
      onSpotlightClose={closePalette}
      shortcut={null}
      clearQueryOnClose
      overlayProps={{ blur: 0 }}
      attributes={{ content: { 'aria-label': 'Find an action' } }}
      scrollable
      maxHeight={420}
      classNames={{ content: classes.palette }}
    >
      <Spotlight.Search
        placeholder="What would you like to do?"
        aria-label="Find an action"
        leftSection={<Search size={18} aria-hidden />}
        classNames={{ input: classes.search }}
        onFocus={({ currentTarget }) => query !== '' && selectFirst(currentTarget)}
      />
      <Spotlight.ActionsList>
        {sections.map(([section, actions]) => (
          <Spotlight.ActionsGroup key={section} label={section} classNames={{ actionsGroup: classes.group }}>
            {actions.map((action) => (
              <Entry key={action.id} action={action} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {sections.length === 0 && <Spotlight.Empty>No action matches “{query}”.</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Enter runs the first match, also of what was typed ahead. Spotlight offers only its keys for that. */
function selectFirst(search: HTMLInputElement): void {
  search.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowDown', bubbles: true }));
}

function Entry({ action }: { readonly action: Action }): ReactElement {
  const { label, icon: Icon, shortcut } = action;
  const reason = whyNot(action);
  return (
    <Spotlight.Action
      onClick={() => runAction(action)}
      label={label}
      {...(reason !== undefined && { description: reason, 'aria-disabled': true })}
      leftSection={Icon ? <Icon size={17} aria-hidden /> : <span className={classes.noIcon} />}
      rightSection={shortcut !== undefined && <Kbd shortcut={shortcut} />}
      classNames={{ action: classes.action, actionDescription: classes.reason }}
    />
  );
}

import { ActionIcon, Button, Menu } from '@mantine/core';
import { ListTree, Plus, SlidersHorizontal } from 'lucide-react';
import type { ReactElement } from 'react';
import { type Action, isEnabled, whyNot } from '../../../actions/Action.js';
import { ActionItem } from '../../../actions/ActionItem.js';
import { runAction } from '../../../actions/runAction.js';
import {
  useBuilder,
  useBuilderActions,
  useBuilderSession,
  useTemplate,
} from '../../../template/builder/BuilderContext.js';
import classes from './small.module.css';

/** On small screens: the drawers, and what a finger does most. */
export function SmallBar({ hasStructure }: { readonly hasStructure: boolean }): ReactElement {
  const { session, isReadOnly } = useBuilder();
  const { add, arrange, items } = useBuilderActions();
  // Whether an action is enabled depends on both.
  useBuilderSession((state) => state.selectedIds);
  useTemplate((template) => template);
  return (
    <section className={classes.bar} aria-label="Tools" data-keep-clear>
      {hasStructure && (
        <Button
          variant="default"
          leftSection={<ListTree size={16} />}
          onClick={() => session.setState({ drawer: 'structure' })}
        >
          Structure
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<SlidersHorizontal size={16} />}
        onClick={() => session.setState({ drawer: 'inspector' })}
      >
        Inspector
      </Button>
      {!isReadOnly && (
        <>
          <Menu position="top" width={220}>
            <Menu.Target>
              <ActionIcon aria-label="Add to the face" size={44} variant="default">
                <Plus size={20} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {Object.values(add).map((action) => (
                <ActionItem key={action.id} action={action} />
              ))}
            </Menu.Dropdown>
          </Menu>
          {[arrange.earlier, arrange.later, items.duplicate, items.hide, items.lock, items.remove].map((action) => (
            <SmallTool key={action.id} action={action} />
          ))}
        </>
      )}
    </section>
  );
}

function SmallTool({ action }: { readonly action: Action }): ReactElement {
  const { icon: Icon, label } = action;
  const reason = whyNot(action);
  return (
    <ActionIcon
      aria-label={label}
      title={reason ?? label}
      size={44}
      aria-disabled={!isEnabled(action)}
      className={classes.tool}
      onClick={() => (isEnabled(action) || reason !== undefined) && runAction(action)}
    >
      {Icon && <Icon size={20} />}
    </ActionIcon>
  );
}

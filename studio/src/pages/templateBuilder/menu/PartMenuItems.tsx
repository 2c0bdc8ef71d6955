import { Menu } from '@mantine/core';
import { Fragment, type ReactElement } from 'react';
import { ActionItem } from '../../../actions/ActionItem.js';
import { useBuilderActions } from '../../../template/builder/BuilderContext.js';

/** What can be done with the selected parts, as items of a menu. */
export function PartMenuItems(): ReactElement {
  const { items, arrange } = useBuilderActions();
  const groups = [
    [items.rename, items.duplicate, items.copy, items.paste, items.copyStyle, items.pasteStyle],
    [items.flow, items.group, items.ungroup],
    [arrange.first, arrange.earlier, arrange.later, arrange.last],
    [items.remove],
  ];
  return (
    <>
      {groups.map((actions, index) => (
        <Fragment key={actions[0]?.id}>
          {index > 0 && <Menu.Divider />}
          {actions.map((action) => (
            <ActionItem key={action.id} action={action} />
          ))}
        </Fragment>
      ))}
    </>
  );
}

import { Menu } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { ReactElement } from 'react';
import { ActionItem } from '../../../actions/ActionItem.js';
import { useReturnedFocus } from '../../../components/useReturnedFocus.js';
import {
  useBuilder,
  useBuilderActions,
  useBuilderSession,
  useTemplate,
} from '../../../template/builder/BuilderContext.js';
import { nameOfPart } from '../../../template/document/nameOfPart.js';
import { PartMenuItems } from './PartMenuItems.js';

/** The menu at the pointer: of what is selected, or of the face. */
export function PartMenu(): ReactElement | null {
  const { session } = useBuilder();
  const { items, view } = useBuilderActions();
  const at = useBuilderSession(({ menuAt }) => menuAt);
  const selectedIds = useBuilderSession((state) => state.selectedIds);
  const [only = ''] = selectedIds;
  const name = useTemplate(({ json_config }) => nameOfPart(json_config, only));
  useReturnedFocus(at !== undefined);
  // Escape closes the menu even before it has the focus; it must not reach the structure or the canvas, which deselect.
  useWindowEvent(
    'keydown',
    (event) => {
      if (at === undefined || event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      session.setState({ menuAt: undefined });
    },
    { capture: true },
  );
  if (at === undefined) return null;
  return (
    <Menu
      // At another place it is another menu: the old one would slide over.
      key={`${at.x} ${at.y}`}
      opened
      onChange={(isOpen) => !isOpen && session.setState({ menuAt: undefined })}
      position="bottom-start"
      width={270}
      offset={2}
    >
      <Menu.Target>
        <span aria-hidden="true" style={{ position: 'fixed', left: at.x, top: at.y, width: 1, height: 1 }} />
      </Menu.Target>
      <Menu.Dropdown aria-label="Actions">
        {/* Longer than a phone is high: whatever scrolls can be focused. */}
        <div role="group" aria-label={name} tabIndex={0} style={{ maxHeight: '80dvh', overflowY: 'auto' }}>
          {selectedIds.length > 0 ? (
            <>
              <Menu.Label>{selectedIds.length === 1 ? name : `${selectedIds.length} parts`}</Menu.Label>
              {[items.parent, items.lock, items.hide].map((action) => (
                <ActionItem key={action.id} action={action} />
              ))}
              <Menu.Divider />
              <PartMenuItems />
            </>
          ) : (
            [items.paste, view.fit, view.verticalGuide, view.horizontalGuide, view.removeGuides].map((action) => (
              <ActionItem key={action.id} action={action} />
            ))
          )}
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}

import { ActionIcon, Menu, TextInput } from '@mantine/core';
import { Plus, Search } from 'lucide-react';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { ActionItem } from '../../../actions/ActionItem.js';
import {
  useBuilder,
  useBuilderActions,
  useBuilderSession,
  useShownScene,
  useTemplate,
} from '../../../template/builder/BuilderContext.js';
import { StructureRow } from './StructureRow.js';
import classes from './structure.module.css';
import { treeRows } from './treeRows.js';
import { useFollowingFocus } from './useFollowingFocus.js';
import { useStructureKeys } from './useStructureKeys.js';

/**
 * The structure of the face: what the canvas shows, for the keyboard and for screen readers.
 * @param children below it
 */
export function Structure({ children }: { readonly children?: ReactNode }): ReactElement {
  const { session } = useBuilder();
  const { add } = useBuilderActions();
  const config = useTemplate(({ json_config }) => json_config);
  const closedIds = useBuilderSession((state) => state.closedIds);
  const query = useBuilderSession((state) => state.query);
  const rows = useMemo(() => treeRows(config, closedIds, query), [config, closedIds, query]);
  const onKeyDown = useStructureKeys(rows);
  const overflowing = useOverflowing();
  return (
    <section className={classes.structure} aria-label="Structure">
      <div className={classes.head}>
        <TextInput
          className={classes.search}
          size="xs"
          aria-label="Find a part"
          title="Finds names, kinds, fields and texts"
          placeholder="Structure"
          leftSection={<Search size={14} />}
          value={query}
          onChange={({ currentTarget }) => session.setState({ query: currentTarget.value })}
        />
        <Menu position="bottom-end" width={210}>
          <Menu.Target>
            <ActionIcon aria-label="Add to the face">
              <Plus size={17} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {Object.values(add).map((action) => (
              <ActionItem key={action.id} action={action} />
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      <div className={classes.scroll}>
        <div
          role="tree"
          aria-label="Structure"
          aria-multiselectable
          className={classes.tree}
          onKeyDown={onKeyDown}
          {...useFollowingFocus()}
        >
          {rows.map(({ part, name, isOpen, position, siblings }, index) => (
            <StructureRow
              key={part.id}
              part={part}
              name={name}
              isOpen={isOpen}
              isFirst={index === 0}
              position={position}
              siblings={siblings}
              overflows={overflowing.has(part.id)}
            />
          ))}
        </div>
        {rows.length === 0 && <p className={classes.hint}>No part has this name, kind, field or text.</p>}
        {config.sections.length === 0 && query === '' && (
          <button type="button" className={classes.addSection} onClick={add.section.run}>
            <Plus size={15} aria-hidden /> Add the first section
          </button>
        )}
        {children}
      </div>
    </section>
  );
}

/** Items whose text does not fit on the face that is shown. */
function useOverflowing(): ReadonlySet<string> {
  const scene = useShownScene();
  return useMemo(
    () =>
      new Set(
        (scene?.issues ?? [])
          .filter(({ code }) => code === 'text.overflow' || code === 'text.cut')
          .map(({ itemId }) => itemId),
      ),
    [scene],
  );
}

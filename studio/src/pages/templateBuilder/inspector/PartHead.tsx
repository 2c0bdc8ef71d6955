import { ActionIcon, Menu } from '@mantine/core';
import { CornerLeftUp, Ellipsis, Eye, EyeOff, Lock, LockOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { ActionTip } from '../../../actions/ActionTip.js';
import { useBuilderActions, useTemplate } from '../../../template/builder/BuilderContext.js';
import { nameOfPart } from '../../../template/document/nameOfPart.js';
import { isLockedItself } from '../../../template/document/locks.js';
import type { Part } from '../../../template/document/parts.js';
import { PartMenuItems } from '../menu/PartMenuItems.js';
import { partIcon } from '../structure/partIcon.js';
import classes from './inspector.module.css';

/** The part's name, and what is done with parts as a whole. */
export function PartHead({ part }: { readonly part: Part }): ReactElement {
  const { items } = useBuilderActions();
  const name = useTemplate(({ json_config }) => nameOfPart(json_config, part.id));
  const Icon = partIcon(part);
  const isLocked = isLockedItself(part);
  const isHidden = part.item?.hidden === true;
  return (
    <div className={classes.head}>
      <Icon size={17} aria-hidden />
      <h2 className={classes.name}>
        <bdi>{name}</bdi>
      </h2>
      <ActionTip action={items.parent}>
        <ActionIcon aria-label={items.parent.label} onClick={items.parent.run} size={30}>
          <CornerLeftUp size={16} />
        </ActionIcon>
      </ActionTip>
      <ActionTip action={items.lock}>
        <ActionIcon
          aria-label={isLocked ? 'Unlock' : 'Lock'}
          aria-pressed={isLocked}
          onClick={items.lock.run}
          size={30}
        >
          {isLocked ? <Lock size={16} /> : <LockOpen size={16} />}
        </ActionIcon>
      </ActionTip>
      {part.item !== undefined && (
        <ActionTip action={items.hide}>
          <ActionIcon
            aria-label={isHidden ? 'Show' : 'Hide'}
            aria-pressed={isHidden}
            onClick={items.hide.run}
            size={30}
          >
            {isHidden ? <EyeOff size={16} /> : <Eye size={16} />}
          </ActionIcon>
        </ActionTip>
      )}
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <ActionIcon aria-label={`Actions for ${name}`} size={30}>
            <Ellipsis size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <PartMenuItems />
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

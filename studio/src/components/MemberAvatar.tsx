import { Avatar } from '@mantine/core';
import type { ReactElement } from 'react';
import { pictureAt } from '../browser/pictureAt.js';
import { initialsOf } from './initialsOf.js';
import classes from './MemberAvatar.module.css';

interface Props {
  readonly name: string;
  readonly src?: string | null;
  /** Pixels. */
  readonly size?: number;
}

/** A member's picture or initials. Hidden from screen readers, because the name stands beside it. */
export function MemberAvatar({ name, src, size = 28 }: Props): ReactElement {
  return (
    <Avatar
      src={src === null || src === undefined ? null : pictureAt(src, size)}
      alt=""
      size={size}
      aria-hidden
      classNames={{ root: classes.avatar, placeholder: classes.initials }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}

import { UnstyledButton } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useEditor } from '../../../deck/editor/EditorContext.js';
import { showMissingFields } from '../../../deck/saving/showMissingFields.js';
import classes from './EditorBar.module.css';

/** What must be filled in before the deck can be saved; goes there. */
export function MissingFields({ missing }: { readonly missing: readonly string[] }): ReactElement {
  const editor = useEditor();
  const text = `Missing: ${missing.join(', ')}`;
  return (
    <span role="status" className={classes.missing}>
      <UnstyledButton className={classes.fill} title={text} onClick={() => showMissingFields(editor, missing)}>
        <TriangleAlert size={16} aria-hidden />
        <span>{text}</span>
      </UnstyledButton>
    </span>
  );
}

import { CloseButton, Transition } from '@mantine/core';
import type { ReactElement } from 'react';
import { useEditor, useSession } from '../../../../deck/editor/EditorContext.js';
import { Inspector } from './Inspector.js';
import classes from './Inspector.module.css';

/** The fields in a drawer over the canvas, for narrow windows. The card stays visible and usable. */
export function InspectorDrawer(): ReactElement {
  const { session } = useEditor();
  const isOpen = useSession((state) => state.panel === 'fields');
  const close = (): void => session.setState({ panel: 'card' });
  return (
    <Transition mounted={isOpen} transition="slide-left" duration={240}>
      {(style) => (
        <div
          className={classes.drawer}
          style={style}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.defaultPrevented) close();
          }}
        >
          <CloseButton className={classes.close} aria-label="Close fields" onClick={close} />
          <Inspector />
        </div>
      )}
    </Transition>
  );
}

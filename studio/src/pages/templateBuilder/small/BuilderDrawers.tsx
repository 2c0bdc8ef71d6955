import { Drawer } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { useBuilder, useBuilderSession } from '../../../template/builder/BuilderContext.js';
import { DrawerHandle } from './DrawerHandle.js';
import { DrawerTabs } from './DrawerTabs.js';
import { HALF, sizeOf, type Stop } from './drawerStops.js';
import classes from './small.module.css';
import { useAboveDrawer } from './useAboveDrawer.js';

/**
 * What lies beside the canvas on wide screens, over its lower part or over all of it.
 * @param hasStructure whether the structure has no place beside the canvas
 */
export function BuilderDrawers({ hasStructure }: { readonly hasStructure: boolean }): ReactElement {
  const { session } = useBuilder();
  const drawer = useBuilderSession((state) => state.drawer);
  const [stop, setStop] = useState<Stop>('half');
  /** While the handle is dragged, CSS pixels. */
  const [height, setHeight] = useState<number>();
  useAboveDrawer(HALF);
  const close = (): void => {
    session.setState({ drawer: undefined });
    setStop('half');
  };
  return (
    <Drawer
      opened={drawer !== undefined}
      onClose={close}
      title={drawer === 'inspector' ? 'Inspector' : 'Structure'}
      position="bottom"
      size={height === undefined ? sizeOf(stop) : `${height}px`}
      padding={0}
      // The canvas above stays within reach.
      withOverlay={false}
      lockScroll={false}
      trapFocus={false}
      closeOnClickOutside={false}
      shadow="lg"
      classNames={{
        content: classes.drawer ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        close: classes.close ?? '',
        body: classes.body ?? '',
      }}
      attributes={{
        content: { 'data-dragged': height !== undefined || undefined, 'data-tabbed': hasStructure || undefined },
      }}
    >
      <DrawerHandle stop={stop} onDrag={setHeight} onStop={(next) => (next === 'closed' ? close() : setStop(next))} />
      {drawer !== undefined && <DrawerTabs shown={hasStructure ? drawer : 'inspector'} hasStructure={hasStructure} />}
    </Drawer>
  );
}

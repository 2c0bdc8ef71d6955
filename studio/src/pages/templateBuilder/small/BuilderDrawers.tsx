import { Drawer } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { useBuilder, useBuilderSession } from '../../../template/builder/BuilderContext.js';
import { Inspector } from '../inspector/Inspector.js';
import { Structure } from '../structure/Structure.js';
import { DrawerHandle } from './DrawerHandle.js';
import { HALF, sizeOf, type Stop } from './drawerStops.js';
import classes from './small.module.css';
import { useAboveDrawer } from './useAboveDrawer.js';

const TITLES = { structure: 'Structure', inspector: 'Inspector' } as const;

/** The structure or the inspector over the lower part of the canvas, or over all of it. */
export function BuilderDrawers(): ReactElement {
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
      title={TITLES[drawer ?? 'structure']}
      position="bottom"
      size={height === undefined ? sizeOf(stop) : `${height}px`}
      padding={0}
      // The canvas above stays within reach.
      withOverlay={false}
      lockScroll={false}
      trapFocus={false}
      closeOnClickOutside={false}
      shadow="lg"
      classNames={{ content: classes.drawer ?? '' }}
      attributes={{ content: { 'data-dragged': height !== undefined || undefined } }}
      styles={{ header: { padding: '8px 16px', minHeight: 48 }, body: { height: 'calc(100% - 48px)' } }}
    >
      <DrawerHandle stop={stop} onDrag={setHeight} onStop={(next) => (next === 'closed' ? close() : setStop(next))} />
      {drawer === 'structure' && <Structure />}
      {drawer === 'inspector' && <Inspector />}
    </Drawer>
  );
}

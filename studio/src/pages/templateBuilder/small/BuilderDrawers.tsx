import { Drawer } from '@mantine/core';
import type { ReactElement } from 'react';
import { useBuilder, useBuilderSession } from '../../../template/builder/BuilderContext.js';
import { Inspector } from '../inspector/Inspector.js';
import { Structure } from '../structure/Structure.js';
import { useAboveDrawer } from './useAboveDrawer.js';

/** How much of the window a drawer covers. */
const SHARE = 0.56;

const TITLES = { structure: 'Structure', inspector: 'Inspector' } as const;

/** The structure or the inspector over the lower part of the canvas, or beside it. */
export function BuilderDrawers(): ReactElement {
  const { session } = useBuilder();
  const drawer = useBuilderSession((state) => state.drawer);
  useAboveDrawer(SHARE);
  return (
    <Drawer
      opened={drawer !== undefined}
      onClose={() => session.setState({ drawer: undefined })}
      title={TITLES[drawer ?? 'structure']}
      position="bottom"
      size={`${SHARE * 100}%`}
      padding={0}
      // The canvas above stays within reach.
      withOverlay={false}
      lockScroll={false}
      trapFocus={false}
      closeOnClickOutside={false}
      shadow="lg"
      styles={{ header: { padding: '8px 16px', minHeight: 48 }, body: { height: 'calc(100% - 48px)' } }}
    >
      {drawer === 'structure' && <Structure />}
      {drawer === 'inspector' && <Inspector />}
    </Drawer>
  );
}

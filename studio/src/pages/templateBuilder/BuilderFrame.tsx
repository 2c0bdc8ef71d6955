import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useMemo, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useActions } from '../../actions/actionStore.js';
import { useSelectAllKey } from '../../actions/useSelectAllKey.js';
import { useRetryWhenBack } from '../../editing/saving/useRetryWhenBack.js';
import { useSavedElsewhere } from '../../editing/saving/useSavedElsewhere.js';
import { Content } from '../../layouts/parts/Content.js';
import { SkipLink } from '../../layouts/parts/SkipLink.js';
import { useTitle } from '../../navigation/useTitle.js';
import { useSession as useSignIn } from '../../session/session.js';
import { selectAllNear } from '../../template/actions/selectNear.js';
import { useTemplateClipboard } from '../../template/actions/useTemplateClipboard.js';
import { tableSize, zoomToFit } from '../../template/actions/zooming.js';
import {
  LiveProvider,
  useBuilder,
  useBuilderActions,
  useBuilderSession,
  useShownScene,
  useTemplate,
} from '../../template/builder/BuilderContext.js';
import { Announcer } from './Announcer.js';
import { BuilderBar } from './bar/BuilderBar.js';
import classes from './BuilderFrame.module.css';
import { BuilderCanvas } from './canvas/BuilderCanvas.js';
import { Inspector } from './inspector/Inspector.js';
import { BuilderDrawers } from './small/BuilderDrawers.js';
import { PartMenu } from './menu/PartMenu.js';
import { SmallBar } from './small/SmallBar.js';
import { PartsPanel } from './reuse/PartsPanel.js';
import { StressStrip } from './stress/StressStrip.js';
import { DataPanel } from './structure/DataPanel.js';
import { HistoryList } from './structure/HistoryList.js';
import { Structure } from './structure/Structure.js';

const FixedPictureDialog = lazy(() => import('./pictures/FixedPictureDialog.js'));
const VersionsDialog = lazy(() => import('./versions/VersionsDialog.js'));
const DescribeDialog = lazy(() => import('./describing/DescribeDialog.js'));

/** The builder: bar, structure, canvas and inspector; on small screens, drawers over the canvas. */
export function BuilderFrame(): ReactElement {
  const builder = useBuilder();
  const { store, save } = builder;
  const name = useTemplate((template) => template.name);
  const isSignedIn = useSignIn(({ status }) => status === 'signed-in');
  const isTesting = useBuilderSession((session) => session.isTesting);
  const isDescribing = useBuilderSession((session) => session.isDescribing);
  const isShowingVersions = useBuilderSession((session) => session.isShowingVersions);
  const isChoosing = useBuilderSession((session) => session.choosingPicture !== undefined);
  const isWide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  const isMedium = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false });
  useTitle(name === '' ? 'Template builder' : name);
  useOfferActions();
  useTemplateClipboard();
  useSelectAllKey((target) => target === document.body && selectAllNear(builder));
  useRetryWhenBack(store, save, isSignedIn);
  useSavedElsewhere(store);
  useFittedView(isMedium);
  return (
    <div className={classes.frame}>
      <SkipLink />
      {isWide && <SkipLink to="inspector" label="Skip to the inspector" />}
      <header className={classes.bar}>
        <BuilderBar />
      </header>
      <div className={classes.parts}>
        {isMedium && (
          <div className={classes.left}>
            <Structure>
              <DataPanel />
              <PartsPanel />
              <HistoryList />
            </Structure>
          </div>
        )}
        <Content className={classes.main}>
          <div className={classes.canvas}>
            <LiveProvider>
              <BuilderCanvas />
            </LiveProvider>
          </div>
          {isTesting && <StressStrip />}
        </Content>
        {isWide && (
          <div className={classes.right}>
            <Inspector />
          </div>
        )}
      </div>
      {!isWide && <SmallBar hasStructure={!isMedium} />}
      {!isWide && <BuilderDrawers hasStructure={!isMedium} />}
      {isDescribing && (
        <Suspense fallback={null}>
          <DescribeDialog />
        </Suspense>
      )}
      {isShowingVersions && (
        <Suspense fallback={null}>
          <VersionsDialog />
        </Suspense>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <FixedPictureDialog />
        </Suspense>
      )}
      <PartMenu />
      <Announcer />
    </div>
  );
}

function useOfferActions(): void {
  const actions = useBuilderActions();
  useActions(useMemo(() => Object.values(actions).flatMap((group) => Object.values(group)), [actions]));
}

/**
 * A phone shows the whole face at first; larger screens start at 100%. A view that fits is fitted again to each new size of
 * the pane and of what lies on the table, until somebody moves or zooms it.
 */
function useFittedView(isMedium: boolean): void {
  const builder = useBuilder();
  const isShown = useShownScene() !== undefined;
  const { width, height } = useStore(builder.shown, useShallow(tableSize));
  const pane = useBuilderSession((session) => session.pane);
  useEffect(() => {
    const { viewIs } = builder.session.getState();
    if (!isShown || pane.width === 0 || viewIs === 'chosen') return;
    if (viewIs === 'opened' && isMedium) return builder.session.setState({ zoom: 1, pan: undefined });
    zoomToFit(builder);
    builder.session.setState({ viewIs });
  }, [builder, isShown, width, height, pane, isMedium]);
}

import { useMemo, useState, type ReactElement } from 'react';
import { useActions } from '../../actions/actionStore.js';
import { LoadError } from '../../components/LoadError.js';
import { useRetryWhenBack } from '../../editing/saving/useRetryWhenBack.js';
import { useSavedElsewhere } from '../../editing/saving/useSavedElsewhere.js';
import { Content } from '../../layouts/parts/Content.js';
import { SkipLink } from '../../layouts/parts/SkipLink.js';
import { useTitle } from '../../navigation/useTitle.js';
import { useSession } from '../../session/session.js';
import { AllSizes } from './AllSizes.js';
import { bannerActions } from './bannerActions.js';
import { BannerBar } from './BannerBar.js';
import { BannerCanvas } from './canvas/BannerCanvas.js';
import { useBanner, useEditor } from './BannerContext.js';
import classes from './bannerEditor.module.css';
import { ExportDialog } from './ExportDialog.js';
import { Formats } from './Formats.js';
import { Inspector } from './inspector/Inspector.js';
import { useOpenBanner } from './useOpenBanner.js';

/** Bar, formats, canvas and inspector, and all sizes below; on small screens one below the other. */
export function BannerFrame(): ReactElement {
  const editor = useEditor();
  const { store, save } = editor;
  const open = useOpenBanner();
  const name = useBanner((banner) => banner.name);
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const [isExporting, setExporting] = useState(false);
  const { subject } = open;
  const actions = useMemo(
    () => bannerActions(editor, { choices: subject?.choices ?? [], openExport: () => setExporting(true) }),
    [editor, subject],
  );
  useTitle(name);
  useActions(useMemo(() => Object.values(actions), [actions]));
  useRetryWhenBack(store, save, isSignedIn);
  useSavedElsewhere(store);
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.bar}>
        <BannerBar open={open} actions={actions} />
      </header>
      <div className={classes.parts}>
        <Formats open={open} />
        <div className={classes.middle}>
          <div className={classes.work}>
            <Content className={classes.main}>
              {open.error === undefined ? (
                <BannerCanvas open={open} actions={actions} />
              ) : (
                <LoadError error={open.error} what="The deck" onRetry={open.retry} />
              )}
            </Content>
            <Inspector open={open} />
          </div>
          <AllSizes open={open} />
        </div>
      </div>
      <ExportDialog open={open} isOpen={isExporting} onClose={() => setExporting(false)} />
    </div>
  );
}

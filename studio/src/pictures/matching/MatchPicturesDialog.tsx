import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../../components/Dialog.js';
import type { DialogProps } from '../../deck/editor/DialogProps.js';
import { MatchReview } from './MatchReview.js';
import { PictureFiles } from './PictureFiles.js';
import { sortFiles, type SortedFiles } from './sortFiles.js';

/** Gives many cards their pictures by file name: first the files, then a review of what goes where. */
export default function MatchPicturesDialog({ dialog, onClose }: DialogProps<'matchPictures'>): ReactElement {
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const [sorted, setSorted] = useState<SortedFiles | undefined>(dialog.files && (() => sortFiles(dialog.files ?? [])));
  return (
    <Dialog
      opened
      onClose={onClose}
      // A click outside would lose what was chosen.
      closeOnClickOutside={false}
      title="Match pictures by file name"
      size={820}
      fullScreen={isPhone}
      radius={isPhone ? 0 : 'xl'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {sorted === undefined ? (
        <PictureFiles onFiles={(files) => setSorted(sortFiles(files))} />
      ) : (
        <MatchReview sorted={sorted} onOther={() => setSorted(undefined)} onClose={onClose} />
      )}
    </Dialog>
  );
}

import { Button, SegmentedControl } from '@mantine/core';
import { useRef, useState, type ReactElement } from 'react';
import { ReactCrop, centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useSession as useSignedIn } from '../session/session.js';
import { cropPicture, LONGEST_SIDE } from './cropPicture.js';
import { DAMAGED } from './pictureSize.js';
import { isTooLargeToStore } from './readPicture.js';
import { PrivacyChoice } from './PrivacyChoice.js';
import { uploadPicture } from './uploadPicture.js';
import styles from './PicturesDialog.module.css';
import type { ChosenPicture } from './targets.js';
import { useFileUrl } from './useFileUrl.js';
import { PUBLIC_FOLDER, usePrivacy } from './usePrivacy.js';
import { grouped } from '../words/grouped.js';

interface Props {
  readonly file: File;
  /** Others show it, too, so that it cannot be private. */
  readonly isPublic: boolean;
  readonly onChoose: (picture: ChosenPicture) => void;
  /** @param problem why the file cannot be used */
  readonly onBack: (problem?: string) => void;
}

const SHAPES = [
  { value: 'whole', label: 'Whole' },
  { value: 'free', label: 'Free' },
  { value: '1', label: 'Square' },
  { value: '0.6667', label: '2 : 3' },
  { value: '1.3333', label: '4 : 3' },
];

/** The chosen part of a picture. An uncropped picture is uploaded unchanged, unless it is too large and scaled down. */
export function CropStep({ file, isPublic, onChoose, onBack }: Props): ReactElement {
  const user = useSignedIn((state) => (state.status === 'signed-in' ? state.user : undefined));
  const image = useRef<HTMLImageElement>(null);
  const url = useFileUrl(file);
  const [shape, setShape] = useState('whole');
  const [crop, setCrop] = useState<PercentCrop>();
  const privacy = usePrivacy();
  const [isTooLarge, setTooLarge] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const aspect = Number(shape) || undefined;
  const reshape = (next: string): void => {
    setShape(next);
    const { naturalWidth = 1, naturalHeight = 1 } = image.current ?? {};
    if (next === 'whole') return setCrop(undefined);
    const wanted = Number(next) || naturalWidth / naturalHeight;
    const fits = wanted < naturalWidth / naturalHeight ? { height: 90 } : { width: 90 };
    setCrop(
      centerCrop(
        makeAspectCrop({ unit: '%', ...fits }, wanted, naturalWidth, naturalHeight),
        naturalWidth,
        naturalHeight,
      ),
    );
  };
  const upload = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      if (user === undefined) throw new Error('Not authenticated');
      const picture =
        crop === undefined || image.current === null ? file : await cropPicture(image.current, crop, LONGEST_SIDE);
      onChoose({ url: await uploadPicture(user.id, isPublic ? PUBLIC_FOLDER : privacy.folder, picture) });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Unknown error');
      setBusy(false);
    }
  };
  return (
    <div className={styles.crop}>
      <SegmentedControl aria-label="Shape" size="sm" data={SHAPES} value={shape} onChange={reshape} />
      <div className={styles.ground}>
        {url !== undefined && (
          <ReactCrop
            crop={crop}
            {...(aspect !== undefined && { aspect })}
            disabled={shape === 'whole'}
            keepSelection
            className="ReactCrop--no-animate"
            onChange={(_pixels, percent) => setCrop(percent)}
          >
            <img
              ref={image}
              src={url}
              alt="The picture to crop"
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setTooLarge(isTooLargeToStore(file, naturalWidth, naturalHeight))
              }
              onError={() => onBack(DAMAGED)}
            />
          </ReactCrop>
        )}
      </div>
      {isTooLarge && crop === undefined && (
        <p className={styles.note}>
          The picture is very large. It is scaled down to {grouped(LONGEST_SIDE)} px, enough for sharp cards.
        </p>
      )}
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {!isPublic && <PrivacyChoice {...privacy} />}
      <div className={styles.footer} data-keep-clear>
        <Button variant="default" onClick={() => onBack()}>
          Choose another
        </Button>
        <Button onClick={() => void upload()} loading={isBusy}>
          Use picture
        </Button>
      </div>
    </div>
  );
}

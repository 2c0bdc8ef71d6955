import { ImagePlus, Image as ImageIcon } from 'lucide-react';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import type { PickTarget } from '../../../deck/session/editorSession.js';
import { useDialog } from '../../../deck/editor/useDialog.js';
import { usePictureAddress } from '../../../pictures/usePictureAddress.js';
import { FieldLabel } from './FieldLabel.js';
import classes from './fields.module.css';
import { pictureName } from './pictureName.js';
import { PREVIEW } from './preview.js';

interface Props {
  readonly label: string;
  readonly value: string | null;
  readonly target: PickTarget;
  /** The size of the picture, and whether it is sufficient. */
  readonly details?: string | undefined;
  readonly aside?: ReactNode;
  /** What stands for a missing picture. */
  readonly substitute?: ReactNode;
  /** Below the field. */
  readonly children?: ReactNode;
}

/** A picture field; choosing opens the picture dialog. */
export function IllustrationField({ label, value, target, details, aside, substitute, children }: Props): ReactElement {
  const openDialog = useDialog();
  const id = useId();
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = value !== null && broken === value;
  return (
    <div>
      <FieldLabel id={id} label={label}>
        {aside}
      </FieldLabel>
      <button
        type="button"
        className={classes.picked}
        onClick={() => openDialog({ name: 'pictures', target })}
        aria-labelledby={`${id} ${id}-value`}
      >
        {value === null && substitute}
        {value !== null && !isBroken && <Preview src={value} onError={() => setBroken(value)} />}
        <span id={`${id}-value`} className={classes.pictureText}>
          <strong>{value === null ? 'No picture' : pictureName(value)}</strong>
          <span>{value === null ? 'Upload, find or make one' : isBroken ? 'It cannot be shown' : details}</span>
        </span>
        {value === null ? (
          <ImagePlus size={17} className={classes.trail} aria-hidden />
        ) : (
          <ImageIcon size={17} className={classes.trail} aria-hidden />
        )}
      </button>
      {children}
    </div>
  );
}

function Preview({ src, onError }: { readonly src: string; readonly onError: () => void }): ReactElement {
  const address = usePictureAddress(src, PREVIEW.width);
  return <img className={classes.picture} src={address} alt="" loading="lazy" onError={onError} />;
}

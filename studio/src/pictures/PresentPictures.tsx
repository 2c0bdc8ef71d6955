import { useState, type ReactElement } from 'react';
import styles from './PicturesDialog.module.css';
import { usePictureAddress } from './usePictureAddress.js';

/** More would be too small to tell apart. */
const SHOWN = 3;
/** CSS pixels. */
const WIDTH = 320;

/** The pictures that a new one would replace. */
export function PresentPictures({ urls }: { readonly urls: readonly string[] }): ReactElement {
  return (
    <div className={styles.present}>
      {urls.slice(0, SHOWN).map((url) => (
        <PresentPicture key={url} url={url} />
      ))}
      {urls.length > SHOWN && <span>and {urls.length - SHOWN} more</span>}
    </div>
  );
}

function PresentPicture({ url }: { readonly url: string }): ReactElement {
  const [isBroken, setBroken] = useState(false);
  const address = usePictureAddress(url, WIDTH);
  if (isBroken) return <span>The present picture cannot be shown.</span>;
  return <img src={address} alt="The present picture" onError={() => setBroken(true)} />;
}

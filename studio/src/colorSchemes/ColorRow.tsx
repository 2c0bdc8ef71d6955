import { ChevronDown } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import styles from './ColorRow.module.css';
import { ColorSliders } from './ColorSliders.js';

/** How well a colour stands out from what it lies on. */
export interface RowContrast {
  readonly ratio: number;
  readonly isEnough: boolean;
}

interface Props {
  readonly label: string;
  /** `#rrggbb` */
  readonly value: string;
  /** The colour when the scheme was last saved. */
  readonly saved: string;
  readonly contrast: RowContrast | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (color: string) => void;
}

/** One colour: a row that unfolds to sliders. */
export function ColorRow({ label, value, saved, contrast, isOpen, onToggle, onChange }: Props): ReactElement {
  const id = useId();
  return (
    <div className={styles.color} data-open={isOpen || undefined}>
      <button type="button" className={styles.row} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <span className={styles.swatch} style={{ background: value }} />
        <span className={styles.name}>{label}</span>
        {value !== saved && <span className={styles.changed}>changed</span>}
        <span className={styles.hex}>{value}</span>
        {contrast && (
          <span className={styles.ratio} data-weak={!contrast.isEnough || undefined} title="Contrast">
            {contrast.ratio.toFixed(1)}
          </span>
        )}
        <ChevronDown size={15} className={styles.chevron} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <ColorSliders label={label} value={value} saved={saved} onChange={onChange} />}
      </div>
    </div>
  );
}

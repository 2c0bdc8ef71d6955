import { DISTINCT_COLORS, seenColor, VISIONS, type ColorScheme, type Vision } from '@cardwright/renderer';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { closestPair } from './closestPair.js';
import { SIGHTS } from './sights.js';
import styles from './SightTable.module.css';

interface Props {
  readonly categories: ColorScheme['category'];
  /** The colour vision in which the cards are shown. */
  readonly current: Vision;
}

/** The colours of the categories as everybody sees them, with the two that are hardest to tell apart. */
export function SightTable({ categories, current }: Props): ReactElement {
  const names = Object.keys(categories);
  const colors = Object.values(categories);
  return (
    <section className={styles.panel} aria-labelledby="sight-table">
      <h2 id="sight-table" className={styles.heading}>
        Can they be told apart?
      </h2>
      <p className={styles.about}>
        The difference between the closest pair (CIEDE2000). Less than {DISTINCT_COLORS} is hard to see in small areas.
      </p>
      <div className={styles.scroller}>
        <table className={styles.table} aria-labelledby="sight-table">
          <thead>
            <tr>
              <th scope="col">Colour vision</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col" className={styles.result}>
                Closest pair
              </th>
            </tr>
          </thead>
          <tbody>
            {VISIONS.map((vision) => (
              <SightRow key={vision} vision={vision} names={names} colors={colors} isCurrent={vision === current} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps {
  readonly vision: Vision;
  readonly names: readonly string[];
  readonly colors: readonly string[];
  readonly isCurrent: boolean;
}

function SightRow({ vision, names, colors, isCurrent }: RowProps): ReactElement {
  const { label, who } = SIGHTS[vision];
  const closest = closestPair(colors, vision);
  const isHard = closest !== undefined && closest.difference < DISTINCT_COLORS;
  return (
    <tr data-current={isCurrent || undefined}>
      <th scope="row">
        {label} {who !== undefined && <span>{who}</span>}
      </th>
      {colors.map((color, index) => (
        <td key={names[index]}>
          <i
            style={{ background: seenColor(color, vision) }}
            data-ringed={(isHard && closest.pair.includes(index)) || undefined}
          />
        </td>
      ))}
      <td className={styles.result} data-hard={isHard || undefined}>
        {closest && (
          <>
            {isHard && <TriangleAlert size={14} aria-label="too close:" />}{' '}
            {closest.pair.map((index) => names[index]).join(' and ')} <b>{closest.difference.toFixed(1)}</b>
            {closest.tooClose > 1 && <small>and {closest.tooClose - 1} more</small>}
          </>
        )}
      </td>
    </tr>
  );
}

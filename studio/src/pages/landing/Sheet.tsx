import type { ReactElement } from 'react';
import sheet from './cards/sheet.webp';
import page from './LandingPage.module.css';
import classes from './Sheet.module.css';

const FACTS = [
  ['Poker card', '63.5 × 88.9 mm'],
  ['Bleed and safe area', '3 mm + 3 mm'],
  ['Pictures', '≥ 300 dpi'],
  ['Backs', 'mirrored, either edge'],
  ['Files', 'PDF, PNG, ZIP'],
] as const;

/** The sheet that leaves the printer, and what is exact about it. */
export function Sheet(): ReactElement {
  return (
    <section className={classes.sheet}>
      <div className={classes.inner}>
        <div className={classes.paper} aria-hidden>
          <img src={sheet} alt="" width={1000} height={1414} loading="lazy" />
        </div>
        <div>
          <h2 className={page.heading}>Cut on the line and it fits the box.</h2>
          <p className={classes.text}>
            Real sizes in millimetres, bleed where the knife wanders, backs that line up when you flip the sheet. Check
            it here before you spend paper.
          </p>
          <dl className={classes.facts}>
            {FACTS.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

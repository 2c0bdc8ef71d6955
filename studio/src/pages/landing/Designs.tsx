import { type ReactElement, useState } from 'react';
import arcana from './cards/design-arcana.webp';
import bigMouth from './cards/design-big-mouth.webp';
import emberwild from './cards/design-emberwild.webp';
import openGround from './cards/design-open-ground.webp';
import plainSpeech from './cards/design-plain-speech.webp';
import page from './LandingPage.module.css';
import classes from './Designs.module.css';

const DESIGNS = [
  { name: 'Open Ground', picture: openGround },
  { name: 'Emberwild', picture: emberwild },
  { name: 'Big Mouth', picture: bigMouth },
  { name: 'Arcana', picture: arcana },
  { name: 'Plain Speech', picture: plainSpeech },
] as const;

/** The same words in several designs, of which one is chosen. */
export function Designs(): ReactElement {
  const [chosen, setChosen] = useState(0);
  return (
    <section className={page.section}>
      <h2 className={page.heading}>Change the design, keep the words.</h2>
      <p className={page.text}>
        Twenty-six designs, front and back, fit any deck, and you can make your own. Arabic runs from the right, and
        Japanese breaks its lines where it should.
      </p>
      <div className={classes.designs} role="group" aria-label="The same card in five designs">
        {DESIGNS.map(({ name, picture }, index) => (
          <button
            key={name}
            type="button"
            className={classes.design}
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
          >
            <img src={picture} alt="" width={480} height={672} loading="lazy" />
            {name}
          </button>
        ))}
      </div>
    </section>
  );
}

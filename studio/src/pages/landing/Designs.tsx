import { type ReactElement, useState } from 'react';
import arcana from './cards/design-arcana.webp';
import bigMouth from './cards/design-big-mouth.webp';
import emberwild from './cards/design-emberwild.webp';
import openGround from './cards/design-open-ground.webp';
import arabic from './cards/language-ar.webp';
import german from './cards/language-de.webp';
import japanese from './cards/language-ja.webp';
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

const LANGUAGES = [
  { name: 'English', picture: openGround },
  { name: 'Deutsch', picture: german, lang: 'de' },
  { name: 'العربية', picture: arabic, lang: 'ar' },
  { name: '日本語', picture: japanese, lang: 'ja' },
] as const;

interface Choice {
  readonly name: string;
  readonly picture: string;
  /** The language of the name. */
  readonly lang?: string;
}

/** One card in several designs and languages. */
export function Designs(): ReactElement {
  return (
    <section className={page.section}>
      <h2 className={page.heading}>Change the design, keep the words.</h2>
      <p className={page.text}>Twenty-six designs, front and back, fit any deck, and you can make your own.</p>
      <Choices label="The same card in five designs" choices={DESIGNS} />
      <h2 className={`${page.heading ?? ''} ${classes.second ?? ''}`}>Change the words, keep the design.</h2>
      <p className={page.text}>
        A deck has as many languages as you like. Arabic runs from the right, and Japanese breaks its lines where it
        should.
      </p>
      <Choices label="The same card in four languages" choices={LANGUAGES} />
    </section>
  );
}

/** Cards of which one is chosen, and larger. */
function Choices({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }): ReactElement {
  const [chosen, setChosen] = useState(0);
  return (
    <div className={classes.choices} role="group" aria-label={label}>
      {choices.map(({ name, picture, lang }, index) => (
        <button
          key={name}
          type="button"
          lang={lang}
          className={classes.choice}
          aria-pressed={index === chosen}
          onClick={() => setChosen(index)}
        >
          <img src={picture} alt="" width={480} height={672} loading="lazy" />
          {name}
        </button>
      ))}
    </div>
  );
}

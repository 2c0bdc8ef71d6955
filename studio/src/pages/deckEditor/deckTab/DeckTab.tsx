import type { ReactElement } from 'react';
import { useWantedField } from '../../../deck/saving/useWantedField.js';
import { LanguageSwitch } from '../cardsTab/inspector/LanguageSwitch.js';
import { Belonging } from './Belonging.js';
import { CardSize } from './CardSize.js';
import { ColorSchemes } from './ColorSchemes.js';
import classes from './DeckTab.module.css';
import { DeckLinks } from './DeckLinks.js';
import { DeckPictures } from './DeckPictures.js';
import { DeckPreview } from './DeckPreview.js';
import { DeckTexts } from './DeckTexts.js';
import { Languages } from './Languages.js';
import { OwnDesigns } from './OwnDesigns.js';
import { Section } from './Section.js';
import { TemplateGallery } from './TemplateGallery.js';

/** All fields of the deck itself. */
export default function DeckTab(): ReactElement {
  useWantedField();
  return (
    <div className={classes.page}>
      <DeckPreview />
      <div className={classes.column}>
        <Section title="What it says" about="On the box, in Explore and wherever a design shows the deck’s texts.">
          <div className={classes.languages}>
            <LanguageSwitch />
          </div>
          <DeckTexts />
          <DeckLinks />
        </Section>
        <Section title="Where it belongs" about="Worlds are the shelves of Explore.">
          <Belonging />
        </Section>
        <Section
          title="Card size"
          about="What the cards are laid out and printed at. An export may still choose another size."
        >
          <CardSize />
        </Section>
        <Section title="Front" about="Categories and single cards can have their own.">
          <TemplateGallery side="front" />
          <OwnDesigns side="front" />
        </Section>
        <Section title="Back" about="One for all cards, so that no card can be recognised by its back.">
          <TemplateGallery side="back" />
          <OwnDesigns side="back" />
        </Section>
        <Section title="Colours" about="Designs use these colours.">
          <ColorSchemes />
        </Section>
        <Section title="Cover" about="Represents the deck in lists and on designs that show it.">
          <DeckPictures />
        </Section>
        <Section title="Languages" about="Texts that are not translated yet are shown in the main language.">
          <Languages />
        </Section>
      </div>
    </div>
  );
}

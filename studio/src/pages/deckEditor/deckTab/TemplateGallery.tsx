import { deckGeometry, type FaceInput, type FaceSide, type Template } from '@cardwright/renderer';
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { CardSkeleton } from '../../../rendering/CardSkeleton.js';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import { setDeckFields } from '../../../deck/document/commands/fields.js';
import { offerMatchingBack } from '../../../deck/actions/offerMatchingBack.js';
import type { DeckDocument } from '../../../deck/document/types.js';
import { useApply, useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { schemeOf, type Faces } from '../../../deck/editor/faces.js';
import { templateGroups } from '../fields/TemplateField.js';
import classes from './DeckTab.module.css';

/** Every design for one side, shown on a card of this deck. */
export function TemplateGallery({ side }: { readonly side: FaceSide }): ReactElement {
  const { catalogue, faces } = useEditor();
  const apply = useApply();
  const chosen = useDeck((deck) => faces.template(deck, undefined, side).id);
  const back = useDeck((deck) => faces.template(deck, undefined, 'back').id);
  const choose = (id: string): void => {
    apply(`choose ${side} template`, setDeckFields({ [`${side}_template_id`]: id }));
    if (side === 'back') return;
    const use = (backId: string): void =>
      void apply('choose back template', setDeckFields({ back_template_id: backId }));
    offerMatchingBack({ templates: catalogue.templates, frontId: id, backId: back, use });
  };
  const gallery = useRef<HTMLFieldSetElement>(null);
  // The chosen one is visible when the page opens.
  useEffect(() => {
    const box = gallery.current;
    const one = box?.querySelector<HTMLElement>(':has(:checked)');
    if (box && one) box.scrollTop = one.offsetTop - box.offsetTop - 8;
  }, []);
  const templates = templateGroups(catalogue.templates, side).flatMap(({ items }) => items);
  return (
    <fieldset
      ref={gallery}
      className={classes.gallery}
      aria-label={side === 'front' ? 'Front template' : 'Back template'}
    >
      {templates.map((template) => (
        <label key={template.id} className={classes.design}>
          <Preview template={template} />
          {template.name}
          <input
            type="radio"
            name={`template-${side}`}
            checked={template.id === chosen}
            onChange={() => choose(template.id)}
          />
        </label>
      ))}
    </fieldset>
  );
}

function Preview({ template }: { readonly template: Template }): ReactElement {
  const { catalogue, faces } = useEditor();
  const deck = useDeck((whole) => whole);
  const language = useSession((session) => session.language);
  const face = useMemo((): FaceInput | undefined => {
    const placed = sampleOf(faces, deck);
    if (placed === undefined) return undefined;
    return {
      template: template.json_config,
      deck,
      ...placed,
      scheme: schemeOf(catalogue, deck),
      language,
      face: deckGeometry(deck, template),
    };
  }, [catalogue, deck, faces, language, template]);
  return face === undefined ? <CardSkeleton width={92} /> : <CardThumbnail face={face} width={92} />;
}

/** The first card, or the deck alone if it is empty. */
function sampleOf(faces: Faces, deck: DeckDocument): Pick<FaceInput, 'card' | 'category'> | undefined {
  const [first] = faces.placed(deck);
  return first === undefined ? {} : { card: first.card, category: first.category };
}

import type { Catalogue, Deck } from '@cardwright/renderer';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { StoredTemplate } from '../../api/templates.js';
import tiles from '../../tiles/tiles.module.css';
import { DeckFan } from '../../rendering/DeckFan.js';
import { isBack } from '../../designs/designPairs.js';
import { TemplateMenu } from './TemplateMenu.js';
import { schemeOf, templateFaces } from './templateFaces.js';
import styles from './TemplateSection.module.css';
import { useTemplateActions } from './useTemplateActions.js';

interface TemplateTileProps {
  readonly template: StoredTemplate;
  readonly official: readonly StoredTemplate[];
  readonly deck: Deck;
  readonly catalogue: Catalogue | undefined;
}

/** A template, shown on sample cards with the other side that belongs to it. It opens in the builder. */
export function TemplateTile({ template, official, deck, catalogue }: TemplateTileProps): ReactElement {
  const { duplicate } = useTemplateActions();
  const back = isBack(template);
  const faces = useMemo(() => {
    if (catalogue === undefined) return [];
    return templateFaces(template, { deck, catalogue, schemeId: schemeOf(template, official), isBack: back });
  }, [template, official, deck, catalogue, back]);
  return (
    <article className={`${tiles.tile} ${styles.tile}`}>
      <div className={tiles.cover}>
        <DeckFan faces={faces} skeletons={back ? 1 : 2} cardWidth={112} />
      </div>
      <div className={tiles.text}>
        <h3 className={tiles.name}>
          <Link to={`/create/templates/${template.id}`} className={tiles.link}>
            {template.name}
          </Link>
        </h3>
        <TemplateMenu template={template} onDuplicate={() => duplicate(template)} />
        {template.description !== '' && <p className={styles.about}>{template.description}</p>}
        <p className={styles.facts}>
          {back ? 'Back' : 'Front'}, {template.ratio.replace(':', ' : ')},{' '}
          {template.type === 'user' ? 'yours' : 'official'}
        </p>
      </div>
    </article>
  );
}

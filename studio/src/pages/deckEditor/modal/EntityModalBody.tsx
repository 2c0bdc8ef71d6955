import type { ReactElement } from 'react';
import type { EditorModal } from '../../../deck/session/editorSession.js';
import { useRendererStatus } from '../../../deck/editor/EditorContext.js';
import { CardContent } from '../fields/CardContent.js';
import { CardDesign } from '../fields/CardDesign.js';
import { CardPicture } from '../fields/CardPicture.js';
import { CardValues } from '../fields/CardValues.js';
import { CategoryFields } from '../fields/CategoryFields.js';
import { FaceStage } from '../../../canvas/FaceStage.js';
import { LanguageSwitch } from '../cardsTab/inspector/LanguageSwitch.js';
import { useFace } from '../../../deck/editor/useFace.js';
import classes from './EntityModal.module.css';

const PREFIX = 'modal-';

/** The fields of one tab, with the card's face beside them. */
export function EntityModalBody({ modal }: { readonly modal: EditorModal }): ReactElement {
  const { entity, id, tab } = modal;
  return (
    <div className={classes.body} data-entity={entity}>
      <div className={classes.fields}>
        {tab === 'content' && (
          <div className={classes.languages}>
            <LanguageSwitch />
          </div>
        )}
        {entity === 'card' && tab === 'content' && <CardContent cardId={id} idPrefix={PREFIX} />}
        {entity === 'card' && tab === 'image' && <CardPicture cardId={id} />}
        {entity === 'card' && tab === 'values' && <CardValues cardId={id} idPrefix={PREFIX} />}
        {entity === 'card' && tab === 'design' && <CardDesign cardIds={[id]} />}
        {entity === 'category' && tab !== 'values' && <CategoryFields categoryId={id} part={tab} idPrefix={PREFIX} />}
      </div>
      {entity === 'card' && <Preview cardId={id} />}
    </div>
  );
}

function Preview({ cardId }: { readonly cardId: string }): ReactElement | null {
  const face = useFace(cardId, 'front');
  const renderer = useRendererStatus();
  if (face === undefined || renderer.status !== 'ready') return null;
  return (
    <div className={classes.preview}>
      <FaceStage input={face} renderer={renderer.renderer} width={252} label="Front of the card" />
    </div>
  );
}

import { TextInput } from '@mantine/core';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { setCardFields } from '../../../deck/document/commands/fields.js';
import { useShownItem } from '../cardsTab/sceneReports.js';
import { useApply, useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { useFace } from '../../../deck/editor/useFace.js';
import { fieldName } from '../../../words/fieldNames.js';
import { AnotherArt } from './AnotherArt.js';
import classes from './fields.module.css';
import { FieldWarnings } from './FieldWarnings.js';
import { IconField } from './IconField.js';
import { IllustrationField } from './IllustrationField.js';
import { isCropped } from './isCropped.js';
import { WIDEST } from '../../../rendering/pictureAddress.js';
import { PictureFocusField } from './PictureFocusField.js';
import { printedDpi } from './printedDpi.js';
import { useDrawsArt } from './useDrawsArt.js';
import { NOT_ON_DESIGN, useIsOnDesign } from './useIsOnDesign.js';

/** The minimum that print shops ask for. */
const SHARP_DPI = 200;

/** A card's picture, the point of it that stays in sight, its description, and the icon. */
export function CardPicture({ cardId }: { readonly cardId: string }): ReactElement {
  const { faces, store } = useEditor();
  const apply = useApply();
  const illustration = useDeck((deck) => faces.place(deck, cardId)?.card.illustration ?? null);
  const alt = useDeck((deck) => faces.place(deck, cardId)?.card.illustration_alt ?? '');
  const focus = useDeck((deck) => faces.place(deck, cardId)?.card.illustration_focus ?? null);
  const icon = useDeck((deck) => faces.place(deck, cardId)?.card.icon ?? null);
  const isCurrent = useSession((session) => session.cardId === cardId);
  const item = useShownItem('illustration');
  const face = useFace(cardId, 'front')?.face;
  const print = isCurrent && face !== undefined ? printedDpi(item, face) : undefined;
  const isVector = print?.dpi === undefined;
  const isPictureShown = useIsOnDesign(cardId, 'illustration');
  const drawsArt = useDrawsArt(cardId);
  const isIconShown = useIsOnDesign(cardId, 'card_icon');
  return (
    <>
      <IllustrationField
        label="Picture"
        value={illustration}
        target={{ owner: 'card', ids: [cardId] }}
        details={isPictureShown ? print && describePrint(print) : NOT_ON_DESIGN}
        aside={
          illustration !== null && print !== undefined && <Sharpness isSharp={isVector || print.dpi >= SHARP_DPI} />
        }
      >
        {drawsArt && (
          <AnotherArt
            label="Draw another picture"
            onDraw={(seed) => apply('draw another picture', setCardFields([cardId], { art_seed: seed }))}
          />
        )}
      </IllustrationField>
      <FieldWarnings cardId={cardId} field="illustration" />
      {illustration !== null && (focus !== null || (isCurrent && item !== undefined && isCropped(item))) && (
        <PictureFocusField cardId={cardId} src={illustration} value={focus} />
      )}
      {illustration !== null && (
        <TextInput
          label={fieldName('illustration_alt')}
          placeholder="What it shows, for people who cannot see it"
          value={alt}
          onChange={({ currentTarget: { value } }) =>
            apply(
              { label: 'edit picture description', gesture: `${cardId} illustration_alt` },
              setCardFields([cardId], { illustration_alt: value === '' ? null : value }),
            )
          }
          onBlur={() => store.endGesture()}
        />
      )}
      <IconField
        label="Icon"
        value={icon}
        details={isIconShown ? undefined : NOT_ON_DESIGN}
        onChange={(name) => apply('choose icon', setCardFields([cardId], { icon: name }))}
      />
    </>
  );
}

function describePrint({ width, height, dpi }: NonNullable<ReturnType<typeof printedDpi>>): string {
  if (dpi === undefined) return 'Vector drawing, sharp at any size';
  // Wider ones are shown at this width here, and printed as they are.
  const atLeast = width >= WIDEST ? 'At least ' : '';
  return `${atLeast}${width} × ${height} px, ${dpi} dpi`;
}

function Sharpness({ isSharp }: { readonly isSharp: boolean }): ReactElement {
  return (
    <span className={classes.sharp} data-soft={!isSharp || undefined}>
      {isSharp ? <Check size={15} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
      {isSharp ? 'Sharp enough to print' : 'Too small to print well'}
    </span>
  );
}

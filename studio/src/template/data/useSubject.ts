import type { ColorScheme, Deck, FaceInput } from '@cardwright/renderer';
import { colorTokens, type ColorTokens } from '@cardwright/renderer';
import { useQuery } from '@tanstack/react-query';
import { produce } from 'immer';
import { useMemo } from 'react';
import { useCatalogue } from '../../rendering/useCatalogue.js';
import { useBuilderSession, useTemplate } from '../builder/BuilderContext.js';
import { setClasses } from '../document/commands/properties.js';
import type { TemplateDocument } from '../document/types.js';
import { faceInputOf, schemeFor, subjectCard } from './faceInputOf.js';
import { subjectDeckQuery } from './subjectDecks.js';

/** The deck whose cards are shown; undefined while it loads. */
export function useSubjectDeck(): Deck | undefined {
  const deckId = useBuilderSession(({ subject }) => subject.deckId);
  return useQuery(subjectDeckQuery(deckId)).data;
}

/** The colour scheme that the face is shown in. */
export function useScheme(): ColorScheme | undefined {
  const { catalogue } = useCatalogue();
  const deck = useSubjectDeck();
  const schemeId = useBuilderSession(({ subject }) => subject.schemeId);
  const slug = useTemplate((template) => template.slug);
  return useMemo(
    () => (catalogue && deck ? schemeFor(catalogue, deck, { schemeId }, slug) : undefined),
    [catalogue, deck, schemeId, slug],
  );
}

/** The colours that classes may name on the face. */
export function useTokens(): ColorTokens {
  const scheme = useScheme();
  const deck = useSubjectDeck();
  const index = useBuilderSession(({ subject }) => subject.index);
  return useMemo(() => {
    if (scheme === undefined || deck === undefined) return new Map();
    const subject = subjectCard(deck, { index });
    const key = subject?.card.primary_color_key ?? subject?.category.primary_color_key ?? deck.primary_color_key;
    return colorTokens(scheme, key, deck.primary_color_key);
  }, [scheme, deck, index]);
}

/** The template with classes that are only being considered. */
function usePreviewed(): TemplateDocument {
  const template = useTemplate((document) => document);
  const preview = useBuilderSession((session) => session.preview);
  return useMemo(
    () =>
      preview === undefined
        ? template
        : produce(
            template,
            setClasses(preview.ids, () => preview.classes),
          ),
    [template, preview],
  );
}

/** The face on the canvas; the same object until something on it can have changed. */
export function useBuilderFace(): FaceInput | undefined {
  const template = usePreviewed();
  const deck = useSubjectDeck();
  const scheme = useScheme();
  const index = useBuilderSession(({ subject }) => subject.index);
  const language = useBuilderSession(({ subject }) => subject.language);
  const tested = useBuilderSession(({ testedFace }) => testedFace);
  const { json_config, ratio } = template;
  return useMemo(() => {
    if (tested !== undefined) return { ...tested.input, template: json_config };
    if (deck === undefined || scheme === undefined) return undefined;
    return faceInputOf({ json_config, ratio }, deck, subjectCard(deck, { index }), { scheme, language });
  }, [json_config, ratio, deck, scheme, index, language, tested]);
}

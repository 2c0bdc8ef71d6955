import {
  ContentCheck,
  contentProblems,
  deckLanguages,
  mergeFindings,
  planDeck,
  type DeckFile,
  type Problem,
} from '@cardwright/renderer';
import { useMemo } from 'react';
import { useCatalogue } from '../rendering/useCatalogue.js';
import { useRenderer } from '../rendering/useRenderer.js';
import { contentInEditorWords } from '../words/findingWords.js';
import { designedDeck } from './designedDeck.js';
import type { Designs } from './newDeckBody.js';

/** What the cards of a deck that is not stored yet contain, and its design will not show as it is meant. */
export function useContentProblems(deck: DeckFile | undefined, designs?: Designs): readonly Problem[] {
  const { catalogue } = useCatalogue();
  const state = useRenderer();
  const icons = state.status === 'ready' ? state.renderer.iconNames : undefined;
  return useMemo(() => {
    if (deck === undefined || catalogue === undefined) return [];
    const designed = designedDeck(deck, catalogue, designs);
    const plan = planDeck(designed.deck, designed.catalogue, { languages: deckLanguages(deck) });
    const findings = mergeFindings(new ContentCheck(designed.catalogue, icons).checkPlan(plan));
    return contentProblems(
      findings.map((finding) => contentInEditorWords(finding, deck)),
      deck,
    );
  }, [deck, designs, catalogue, icons]);
}

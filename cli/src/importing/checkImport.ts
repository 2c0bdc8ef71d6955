import {
  ContentCheck,
  contentProblems,
  deckLanguages,
  type DeckFile,
  iconNameCheck,
  mergeFindings,
  planDeck,
  type Problem,
} from '@cardwright/renderer';
import { createNodeIconLibrary } from '@cardwright/renderer/export';
import { collectDesigns, type DeckSource } from '@cardwright/renderer/production';
import { officialCatalogue } from '@cardwright/templates';

/**
 * The content of an imported deck's cards that its design will not show as it is meant. Reads every template, so that
 * no deck file with a missing template is written.
 */
export async function checkImport(
  deck: DeckFile,
  { folder, placeOf }: Pick<DeckSource, 'folder' | 'placeOf'>,
): Promise<readonly Problem[]> {
  const designs = await collectDesigns(deck, folder, officialCatalogue());
  const plan = planDeck(designs.deck, designs.catalogue, { languages: deckLanguages(deck) });
  const content = new ContentCheck(designs.catalogue, iconNameCheck(createNodeIconLibrary()));
  return contentProblems(mergeFindings(content.checkPlan(plan)), deck, placeOf);
}

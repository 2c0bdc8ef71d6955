import { lazy, Suspense, type ReactElement } from 'react';
import { useSelectAllKey } from '../../actions/useSelectAllKey.js';
import { selectAllByKey } from '../../deck/actions/selectAllCards.js';
import { StudioLayout } from '../../layouts/StudioLayout.js';
import { useTitle } from '../../navigation/useTitle.js';
import { EditorBar } from './bar/EditorBar.js';
import { SmallNav } from './bar/SmallNav.js';
import { CardsTab } from './cardsTab/CardsTab.js';
import { useDeck, useEditor, useSession } from '../../deck/editor/EditorContext.js';
import { Inspector } from './cardsTab/inspector/Inspector.js';
import { InspectorDrawer } from './cardsTab/inspector/InspectorDrawer.js';
import { useClipboard } from '../../deck/actions/useClipboard.js';
import { useOfferEditorActions } from '../../deck/actions/useOfferEditorActions.js';
import { useDroppedPictures } from '../../pictures/matching/useDroppedPictures.js';
import { useEditorSize } from './layout/useEditorSize.js';
import { useTypingMark } from './layout/useTypingMark.js';
import { PageSkeleton } from './opening/PageSkeleton.js';
import { usePlace } from './opening/usePlace.js';
import { useReview } from '../../deck/review/useReview.js';
import { useRetryWhenBack } from '../../editing/saving/useRetryWhenBack.js';
import { useSavedElsewhere } from '../../editing/saving/useSavedElsewhere.js';
import { useSession as useSignIn } from '../../session/session.js';
import { titleOf } from '../../deck/document/texts.js';
import { CardTree } from './cardsTab/tree/CardTree.js';

const DeckTab = lazy(() => import('./deckTab/DeckTab.js'));
const CategoriesTab = lazy(() => import('./categoriesTab/CategoriesTab.js'));
const WelcomeTab = lazy(() => import('./welcomeTab/WelcomeTab.js'));

const PANELS = { cards: 'left', card: 'main', fields: 'right' } as const;

/** Bar, tree, canvas and fields; on other tabs, the bar and one page. */
export function EditorFrame(): ReactElement {
  const title = useDeck((deck) => titleOf(deck, deck));
  const editor = useEditor();
  const { store, save } = editor;
  const isSignedIn = useSignIn(({ status }) => status === 'signed-in');
  const { isCard, panel, tab } = useWhereabouts();
  const size = useEditorSize();
  useTitle(title === '' ? 'Deck editor' : title);
  useOfferEditorActions();
  useClipboard();
  useSelectAllKey(() => selectAllByKey(editor));
  useDroppedPictures();
  usePlace();
  useTypingMark();
  useReview();
  useRetryWhenBack(store, save, isSignedIn);
  useSavedElsewhere(store);
  return (
    <StudioLayout
      bar={<EditorBar />}
      switcher={<SmallNav />}
      {...(isCard && { left: <CardTree />, panel: PANELS[panel] })}
      {...(isCard && size !== 'medium' && { right: <Inspector /> })}
    >
      {tab === 'cards' && <CardsTab />}
      {isCard && size === 'medium' && <InspectorDrawer />}
      <Suspense fallback={<PageSkeleton />}>
        {tab === 'welcome' && <WelcomeTab />}
        {tab === 'deck' && <DeckTab />}
        {tab === 'categories' && <CategoriesTab />}
      </Suspense>
    </StudioLayout>
  );
}

function useWhereabouts() {
  const tab = useSession((session) => session.tab);
  const isCard = useSession((session) => session.tab === 'cards' && session.view === 'card' && !session.isFocused);
  const panel = useSession((session) => session.panel);
  return { tab, isCard, panel };
}

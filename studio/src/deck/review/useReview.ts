import { checkDeckContent, ContentCheck, mergeFindings, PathCache, type Finding } from '@cardwright/renderer';
import { useEffect } from 'react';
import type { BrowserRenderer } from '../../rendering/createBrowserRenderer.js';
import type { Editor } from '../editor/createEditor.js';
import { useDeck, useEditor, useRendererStatus, useSession } from '../editor/EditorContext.js';
import { contentInEditorWords } from '../../words/findingWords.js';
import { checkBacks } from './checkBacks.js';
import { checkFace } from './checkFace.js';
import { contentOfCard, plannedOf } from './contentOfCard.js';
import { whenIdle } from '../../browser/whenIdle.js';

/** How long the deck must stay unchanged before it is checked again. */
const REST_MS = 350;

/** Checks every card in the current language while the browser is idle. */
export function useReview(): void {
  const editor = useEditor();
  const renderer = useRendererStatus();
  const deck = useDeck((state) => state);
  const language = useSession((session) => session.language);
  const ready = renderer.status === 'ready' ? renderer.renderer : undefined;
  useEffect(() => {
    if (ready === undefined) return;
    const stop = new AbortController();
    const timer = setTimeout(() => void lookThrough(editor, ready, language, stop.signal), REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [editor, ready, deck, language]);
}

async function lookThrough(
  editor: Editor,
  renderer: BrowserRenderer,
  language: string,
  signal: AbortSignal,
): Promise<void> {
  const { faces, review, checked, store } = editor;
  const { document: deck } = store.getState();
  const found = new Map<string, readonly Finding[]>();
  const unshown: Finding[] = [];
  const paths = new PathCache();
  const inWords = (finding: Finding): Finding => contentInEditorWords(finding, deck);
  const content = new ContentCheck(editor.catalogue, renderer.iconNames);
  for (const placed of faces.placed(deck)) {
    const input = faces.input(deck, placed, 'front', language);
    const known = checked.get(input);
    if (known === undefined) {
      await whenIdle();
      if (signal.aborted) return;
    }
    const ofFace = known ?? (await check(input, placed, 'front', renderer, paths));
    checked.set(input, ofFace);
    const ofContent = contentOfCard(editor, deck, placed, language, content);
    unshown.push(...ofContent.filter(isUnshown));
    const findings = [...ofFace, ...ofContent.filter((finding) => !isUnshown(finding)).map(inWords)];
    if (findings.length > 0) found.set(placed.card.id, findings);
  }
  const backs = await checkBacks(editor, deck, { renderer, language, signal }, (input, placed) =>
    check(input, placed, 'back', renderer, paths),
  );
  if (backs === undefined) return;
  for (const [card, findings] of backs.ofCards) found.set(card, [...(found.get(card) ?? []), ...findings]);
  const planned = [...faces.placed(deck)].map((placed) => plannedOf(faces, deck, placed, language));
  unshown.push(...content.checkOwners(planned, deck));
  const merged = mergeFindings(unshown).map(inWords);
  const ofDeck = mergeFindings(checkDeckContent(editor.plan(language), [language]));
  if (!signal.aborted)
    review.setState({ isChecked: true, findings: found, ofBacks: backs.shared, unshown: merged, ofDeck });
}

function isUnshown({ code }: Finding): boolean {
  return code === 'card.field_unshown';
}

async function check(...face: Parameters<typeof checkFace>): Promise<readonly Finding[]> {
  try {
    return await checkFace(...face);
  } catch {
    // The canvas shows why a face cannot be laid out.
    return [];
  }
}

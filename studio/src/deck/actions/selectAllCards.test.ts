import { describe, expect, it } from 'vitest';
import { createDeckStore } from '../document/createDeckStore.js';
import { aDocument } from '../document/testing/aDocument.js';
import { createEditorSession } from '../session/editorSession.js';
import { selectedCards } from '../session/selection.js';
import { selectAllByKey, selectAllCards } from './selectAllCards.js';

function anEditor() {
  const refuse = (): Promise<never> => Promise.reject(new Error('Nothing is saved here.'));
  const gateway = { read: refuse, save: refuse, deleteImages: refuse };
  return { store: createDeckStore(aDocument(3, 0, 2), 1, gateway), session: createEditorSession('en') };
}

describe('selecting all cards', () => {
  it('takes all cards, while the list is searched those that it shows', () => {
    const editor = anEditor();
    selectAllCards(editor);
    expect(selectedCards(editor.session.getState())).toEqual(['A1', 'A2', 'A3', 'C1', 'C2']);
    editor.session.setState({ query: 'c' });
    selectAllCards(editor);
    expect(selectedCards(editor.session.getState())).toEqual(['C1', 'C2']);
    editor.session.setState({ view: 'grid' });
    selectAllCards(editor);
    expect(selectedCards(editor.session.getState())).toHaveLength(5);
  });

  it.each([{ tab: 'deck' }, { view: 'table' }, { isFocused: true }] as const)(
    'by the key takes none where no cards are listed: %o',
    (place) => {
      const editor = anEditor();
      editor.session.setState(place);
      selectAllByKey(editor);
      expect(selectedCards(editor.session.getState())).toEqual([]);
    },
  );
});

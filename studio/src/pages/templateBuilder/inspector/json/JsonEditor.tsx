import type { ClassEntry, Problem } from '@cardwright/renderer';
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, Transaction, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, type ReactElement, type Ref } from 'react';
import { completeTemplate } from './completeTemplate.js';
import { hangingIndent } from './hangingIndent.js';
import { jsonTheme } from './jsonTheme.js';
import { toDiagnostics } from './toDiagnostics.js';

interface JsonEditorProps {
  readonly label: string;
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly isReadOnly: boolean;
  readonly classEntries: () => readonly ClassEntry[];
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly view: Ref<EditorView>;
}

/** Marks texts that come from outside, which nobody has typed. */
const given = Annotation.define<true>();

const EDITING: Extension = [
  lineNumbers(),
  foldGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  json(),
  jsonTheme,
  EditorView.lineWrapping,
  hangingIndent,
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...foldKeymap, ...completionKeymap]),
];

/** An editor for JSON with completion. Tab leaves it, as it leaves every other field. */
export function JsonEditor(props: JsonEditorProps): ReactElement {
  const { label, text, problems, isReadOnly, view: handle } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  const attributes = useRef(new Compartment());
  const onChange = useEffectEvent((next: string) => props.onChange(next));
  const onBlur = useEffectEvent(() => props.onBlur());
  const classEntries = useEffectEvent(() => props.classEntries());
  const state = useEffectEvent(() =>
    EditorState.create({
      doc: text,
      extensions: [
        EDITING,
        autocompletion({ override: [completeTemplate(() => classEntries())], icons: false }),
        attributes.current.of(attributesOf(label, isReadOnly, false)),
        EditorView.domEventHandlers({ blur: () => onBlur() }),
        EditorView.updateListener.of(({ docChanged, transactions, state: { doc } }) => {
          if (docChanged && !transactions.some((each) => each.annotation(given))) onChange(doc.toString());
        }),
      ],
    }),
  );
  useEffect(() => {
    if (host.current === null) return;
    const view = new EditorView({ state: state(), parent: host.current });
    editor.current = view;
    hand(handle, view);
    return () => {
      hand(handle, null);
      view.destroy();
    };
  }, [handle]);
  useEffect(() => {
    if (editor.current !== undefined) replaceText(editor.current, text);
  }, [text]);
  useEffect(() => {
    const view = editor.current;
    if (view === undefined) return;
    view.dispatch(setDiagnostics(view.state, toDiagnostics(view.state.doc, problems)));
    const isInvalid = problems.some(({ severity }) => severity === 'error');
    view.dispatch({ effects: attributes.current.reconfigure(attributesOf(label, isReadOnly, isInvalid)) });
  }, [problems, label, isReadOnly]);
  return <div ref={host} style={{ flex: 1, minHeight: 120, overflow: 'hidden' }} />;
}

function attributesOf(label: string, isReadOnly: boolean, isInvalid: boolean): Extension {
  return [
    EditorState.readOnly.of(isReadOnly),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-invalid': String(isInvalid),
      spellcheck: 'false',
      // Can be focused even if it cannot be edited.
      tabindex: '0',
    }),
  ];
}

function hand(handle: Ref<EditorView>, view: EditorView | null): void {
  if (typeof handle === 'function') handle(view);
  else if (handle !== null) handle.current = view;
}

/** Replaces what differs, so that the caret and the scroll position stay. */
function replaceText(view: EditorView, text: string): void {
  const old = view.state.doc.toString();
  if (old === text) return;
  let from = 0;
  while (from < old.length && old[from] === text[from]) from += 1;
  let behind = 0;
  while (behind < Math.min(old.length, text.length) - from && old.at(-1 - behind) === text.at(-1 - behind)) behind += 1;
  view.dispatch({
    changes: { from, to: old.length - behind, insert: text.slice(from, text.length - behind) },
    annotations: [given.of(true), Transaction.addToHistory.of(false)],
  });
}

import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--cw-accent)' },
  { tag: tags.string, color: 'var(--cw-ink)' },
  { tag: tags.number, color: 'var(--cw-sky-ink)' },
  { tag: [tags.bool, tags.null], color: 'var(--cw-lamp-ink)' },
  { tag: tags.punctuation, color: 'var(--cw-ink2)' },
]);

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '12px', color: 'var(--cw-ink)' },
  '&.cm-focused': { outline: '2px solid var(--cw-accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--cw-font-mono)', lineHeight: '18px' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--cw-ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--cw-ink)' },
  '.cm-gutters': { border: '0', background: 'transparent', color: 'var(--cw-ink2)' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'color-mix(in srgb, var(--cw-ink) 6%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--cw-accent) 28%, transparent)',
  },
  '.cm-matchingBracket': { outline: '1px solid var(--cw-accent)', background: 'transparent' },
  '.cm-tooltip': {
    border: '1px solid var(--cw-line)',
    borderRadius: '6px',
    overflow: 'hidden',
    background: 'var(--cw-surface)',
    color: 'var(--cw-ink)',
    boxShadow: '0 6px 20px rgb(0 0 0 / 18%)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--cw-font-mono)', maxHeight: '220px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--cw-accent)',
    color: 'var(--cw-surface)',
  },
  '.cm-completionDetail': { marginLeft: '10px', fontStyle: 'normal', opacity: '0.75' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-diagnostic': { padding: '6px 10px', fontFamily: 'var(--mantine-font-family)' },
});

/** The look of the JSON view, in the colours of the studio's light and dark mode. */
export const jsonTheme = [look, syntaxHighlighting(colors)];

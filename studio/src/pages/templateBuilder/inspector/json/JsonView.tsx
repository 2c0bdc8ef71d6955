import {
  missingParts,
  parseJson,
  parseTemplateConfig,
  printTemplateConfig,
  withPlaces,
  type Parsed,
  type Problem,
  type TemplateConfig,
} from '@cardwright/renderer';
import type { EditorView } from '@codemirror/view';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import {
  useBuilder,
  useBuilderSession,
  useParts,
  useShownScene,
  useTemplate,
  useTemplateState,
} from '../../../../template/builder/BuilderContext.js';
import { ownPartsQuery } from '../../../../api/ownParts.js';
import { useTokens } from '../../../../template/data/useSubject.js';
import { replaceConfig } from '../../../../template/document/commands/properties.js';
import { classEntriesOf } from '../classEntries.js';
import classes from '../inspector.module.css';
import { JsonEditor } from './JsonEditor.js';
import { missingNames } from './missingNames.js';
import { offsetOf } from './toDiagnostics.js';

const SHOWN = 8;

/** The template as JSON. What is typed is read at once; problems stand at their places. */
export function JsonView(): ReactElement {
  const builder = useBuilder();
  const tokens = useTokens();
  const config = useTemplate(({ json_config }) => json_config);
  const printed = useMemo(() => printTemplateConfig(config), [config]);
  const unread = useTemplateState((state) => state.unread);
  const [readable, setReadable] = useState<string>();
  const typed = unread ?? readable;
  const editor = useRef<EditorView>(null);
  const text = typed ?? printed;
  const missing = useMissingNames();
  const problems = useMemo(() => problemsOf(readConfig(text, missing)), [text, missing]);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const writes = useRef(false);
  useEffect(() => {
    // Changes made on the canvas are shown, unless something is being typed here.
    if (!writes.current) setReadable(undefined);
    writes.current = false;
  }, [config]);
  useShownSelection(editor, printed);
  const onChange = (source: string): void => {
    const parsed = readConfig(source);
    builder.store.keepUnread(parsed.ok ? undefined : source);
    if (!parsed.ok) return;
    setReadable(source);
    writes.current = true;
    builder.change('edit JSON', replaceConfig(parsed.value), 'json');
  };
  const onReturn = (): void => {
    builder.store.keepUnread(undefined);
    setReadable(undefined);
  };
  const goTo = ({ place }: Problem): void => {
    const view = editor.current;
    if (view === null) return;
    show(view, offsetOf(view.state.doc, place));
    view.focus();
  };
  return (
    <div className={classes.json}>
      <JsonEditor
        label="Template as JSON"
        text={text}
        problems={problems}
        isReadOnly={builder.isReadOnly}
        classEntries={() => classEntriesOf(tokens)}
        onChange={onChange}
        onBlur={() => builder.store.endGesture()}
        view={editor}
      />
      <div className={classes.problems} role="status">
        {typed !== undefined && problems.length === 0 && <p>No problems.</p>}
        {problems.slice(0, SHOWN).map((problem, index) => (
          <button key={index} type="button" data-severity={problem.severity} onClick={() => goTo(problem)}>
            <b>{problem.place?.line === undefined ? problem.path : `Line ${problem.place.line}`}</b> {problem.message}
          </button>
        ))}
        {problems.length > SHOWN && <p>{problems.length - SHOWN} more</p>}
        {errors.length > 0 && (
          <Button size="xs" variant="default" onClick={onReturn}>
            Return to the last readable state
          </Button>
        )}
      </div>
    </div>
  );
}

/** Scrolls to the part that is selected on the canvas or in the structure. */
function useShownSelection(editor: React.RefObject<EditorView | null>, printed: string): void {
  const id = useBuilderSession(({ selectedIds }) => selectedIds[0]);
  const text = useRef(printed);
  text.current = printed;
  useEffect(() => {
    const at = id === undefined ? -1 : text.current.indexOf(`"id": ${JSON.stringify(id)}`);
    if (editor.current !== null && at >= 0 && at < editor.current.state.doc.length) show(editor.current, at);
  }, [editor, id]);
}

function show(view: EditorView, anchor: number): void {
  view.dispatch({ selection: { anchor }, scrollIntoView: true });
}

/** What the template names and the face that is shown does not have, and copies of parts that no longer exist. */
function useMissingNames(): readonly Problem[] {
  const scene = useShownScene();
  const parts = useParts();
  const { isReadOnly } = useBuilder();
  const config = useTemplate(({ json_config }) => json_config);
  const { data: saved } = useQuery({ ...ownPartsQuery, enabled: !isReadOnly });
  return useMemo(() => {
    const known = saved && new Set(saved.map(({ id }) => id));
    return [...missingNames(scene?.issues ?? [], parts), ...(known ? missingParts(config, known) : [])];
  }, [scene, parts, config, saved]);
}

/** The content that a text holds, with its problems and further warnings in their lines. */
function readConfig(text: string, further: readonly Problem[] = []): Parsed<TemplateConfig> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const parsed = parseTemplateConfig(json.value.value);
  const warnings = [...json.warnings, ...(parsed.ok ? parsed.warnings : []), ...further];
  return withPlaces(parsed.ok ? { ...parsed, warnings } : parsed, json.value);
}

function problemsOf(parsed: Parsed<TemplateConfig>): readonly Problem[] {
  return parsed.ok ? parsed.warnings : parsed.problems;
}

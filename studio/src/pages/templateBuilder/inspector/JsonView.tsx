import {
  parseJson,
  parseTemplateConfig,
  printTemplateConfig,
  type Parsed,
  type Problem,
  type TemplateConfig,
} from '@cardwright/renderer';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useBuilder, useTemplate } from '../../../template/builder/BuilderContext.js';
import { replaceConfig } from '../../../template/document/commands/properties.js';
import classes from './inspector.module.css';

/** The template as JSON. What is typed is read at once; problems stand at their lines. */
export function JsonView(): ReactElement {
  const builder = useBuilder();
  const config = useTemplate(({ json_config }) => json_config);
  const printed = useMemo(() => printTemplateConfig(config), [config]);
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = typed ?? printed;
  const problems = useMemo(() => (typed === undefined ? [] : problemsOf(readConfig(typed))), [typed]);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const writes = useRef(false);
  useEffect(() => {
    // Changes made on the canvas are shown, unless something is being typed here.
    if (!writes.current) setTyped(undefined);
    writes.current = false;
  }, [config]);
  const onChange = (source: string): void => {
    setTyped(source);
    const parsed = readConfig(source);
    if (!parsed.ok) return;
    writes.current = true;
    builder.change('edit JSON', replaceConfig(parsed.value), 'json');
  };
  const goTo = ({ place }: Problem): void => {
    const lines = text.split('\n').slice(0, (place?.line ?? 1) - 1);
    const at = lines.reduce((sum, line) => sum + line.length + 1, 0) + (place?.column ?? 1) - 1;
    field.current?.focus();
    field.current?.setSelectionRange(at, at);
    if (field.current !== null) field.current.scrollTop = Math.max(0, (place?.line ?? 1) - 6) * 18;
  };
  return (
    <div className={classes.json}>
      <textarea
        ref={field}
        aria-label="Template as JSON"
        aria-invalid={errors.length > 0}
        spellCheck={false}
        readOnly={builder.isReadOnly}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={() => builder.store.endGesture()}
      />
      <div className={classes.problems} role="status">
        {typed !== undefined && problems.length === 0 && <p>Read without a problem.</p>}
        {problems.slice(0, 8).map((problem, index) => (
          <button key={index} type="button" data-severity={problem.severity} onClick={() => goTo(problem)}>
            <b>{problem.place?.line === undefined ? problem.path : `Line ${problem.place.line}`}</b> {problem.message}
          </button>
        ))}
        {errors.length > 0 && (
          <Button size="xs" variant="default" onClick={() => setTyped(undefined)}>
            Return to the last readable state
          </Button>
        )}
      </div>
    </div>
  );
}

/** The content that a text holds, with its problems in their lines. */
function readConfig(source: string): Parsed<TemplateConfig> {
  const json = parseJson(source);
  return json.ok ? parseTemplateConfig(json.value.value, { source: json.value }) : json;
}

function problemsOf(parsed: Parsed<TemplateConfig>): readonly Problem[] {
  return parsed.ok ? parsed.warnings : parsed.problems;
}

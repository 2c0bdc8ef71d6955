import { ActionIcon, Tooltip } from '@mantine/core';
import { Bold, Italic, List, Smile, Strikethrough, type LucideIcon } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { GrowingTextarea, type GrowingTextareaProps } from '../../../components/GrowingTextarea.js';
import { useDialog } from '../../../deck/editor/useDialog.js';
import classes from './fields.module.css';
import { type Edit, insertText, toggleList, toggleMark } from './markdownEdits.js';

interface Props extends Omit<GrowingTextareaProps, 'onChange' | 'value' | 'label'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A Markdown text with bold, italic, lists and icons; the buttons insert the markup. */
export function MarkdownArea({ label, value, onChange, ...field }: Props): ReactElement {
  const area = useRef<HTMLTextAreaElement>(null);
  const openDialog = useDialog();
  const edit = (change: Edit): void => {
    const element = area.current;
    if (element === null) return;
    const next = change({ text: value, start: element.selectionStart, end: element.selectionEnd });
    onChange(next.text);
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.start, next.end);
    });
  };
  const pickIcon = (): void =>
    openDialog({
      name: 'icons',
      current: null,
      allowNone: false,
      onPick: (icon) => {
        if (icon !== null) edit((state) => insertText(state, `:${icon.replace(':', '/')}:`));
      },
    });
  const onKeyDown = (event: KeyboardEvent): void => {
    const mark = event.ctrlKey || event.metaKey ? { b: '**', i: '*' }[event.key.toLowerCase()] : undefined;
    if (mark === undefined) return;
    event.preventDefault();
    edit((state) => toggleMark(state, mark));
  };
  return (
    <div className={classes.markdown}>
      <div className={classes.toolbar} role="group" aria-label={`${label}: formatting`}>
        <Tool Icon={Bold} name="Bold" onClick={() => edit((state) => toggleMark(state, '**'))} />
        <Tool Icon={Italic} name="Italic" onClick={() => edit((state) => toggleMark(state, '*'))} />
        <Tool Icon={Strikethrough} name="Strikethrough" onClick={() => edit((state) => toggleMark(state, '~~'))} />
        <Tool Icon={List} name="List" onClick={() => edit(toggleList)} />
        <Tool Icon={Smile} name="Insert icon" onClick={pickIcon} />
      </div>
      <GrowingTextarea
        {...field}
        ref={area}
        value={value}
        minRows={3}
        maxRows={14}
        classNames={{ input: classes.bare ?? '', error: classes.areaError ?? '' }}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

interface ToolProps {
  readonly Icon: LucideIcon;
  readonly name: string;
  readonly onClick: () => void;
}

function Tool({ Icon, name, onClick }: ToolProps): ReactElement {
  return (
    <Tooltip label={name}>
      {/* The text keeps its selection: the button does not take the focus by mouse. */}
      <ActionIcon size={26} aria-label={name} onMouseDown={(event) => event.preventDefault()} onClick={onClick}>
        <Icon size={15} />
      </ActionIcon>
    </Tooltip>
  );
}

import { Button, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { MailCheck, Send } from 'lucide-react';
import { type ReactElement, useCallback, useState } from 'react';
import { GrowingTextarea } from '../../../components/GrowingTextarea.js';
import { call } from '../../../api/call.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { LeaveGuard } from '../../../editing/leaving/LeaveGuard.js';
import { useIsStaying } from '../../../navigation/useIsStaying.js';
import { toast } from '../../../toasts/toast.js';
import { counted } from '../../../words/counted.js';
import { saveOver } from '../list/saveOver.js';
import type { Running } from '../list/useRun.js';
import { contentOf, type Content, type Issue, type Results } from './issues.js';
import styles from './Issue.module.css';
import { MailPreview } from './MailPreview.js';
import { sendIssue } from './sendIssue.js';

type Props = Results & Running;
type Saved = Content & Pick<Issue, 'version'>;

/** An issue while it is written, beside the e-mail that it becomes. */
export function IssueDraft({ issue, remaining, run, isRunning }: Props): ReactElement {
  const { id } = issue;
  const [content, setContent] = useState(() => contentOf(issue));
  /** What the fields began with, or were saved as. */
  const [saved, setSaved] = useState<Saved>(issue);
  const [isSaving, setSaving] = useState(false);
  const isStaying = useIsStaying();
  const isNamed = content.subject.trim() !== '';
  const isDirty = useCallback(() => FIELDS.some((field) => content[field] !== saved[field]), [content, saved]);
  if (issue.version > saved.version && !isDirty()) {
    setSaved(issue);
    setContent(contentOf(issue));
  }
  const save = useCallback(async (): Promise<boolean> => {
    const saveAs = async (version: number | undefined): Promise<void> => {
      const body = { ...content, version };
      setSaved((await call('PATCH /api/admin/newsletter/issues/{id}', { params: { id }, body })).issue);
    };
    const saveOnce = async (): Promise<void> => {
      setSaving(true);
      await saveOver('draft', saved.version, saveAs).finally(() => setSaving(false));
    };
    return !isDirty() || (await run(saveOnce));
  }, [id, content, saved.version, isDirty, run]);
  const saveAndTell = async (): Promise<void> => {
    if (isNamed && (await save())) toast({ title: 'Draft saved', kind: 'success' });
  };
  const test = async (): Promise<void> => {
    if (!(await save())) return;
    if (await run(() => call('POST /api/admin/newsletter/issues/{id}/test', { params: { id } })))
      toast({ title: 'Test e-mail sent', message: 'It was sent to your own address.', kind: 'success' });
  };
  const send = async (): Promise<void> => {
    // Do not ask on another page if somebody left during the save.
    if ((await save()) && isStaying()) await sendIssue({ ...content, id, remaining }, run);
  };
  useHotkeys([['mod+S', () => void saveAndTell()]], []);
  return (
    <>
      <PageHeader title={issue.subject} description={`A draft for ${counted(remaining, 'subscriber')}.`}>
        <Button
          variant="default"
          loading={isRunning}
          disabled={!isNamed || !isDirty()}
          onClick={() => void saveAndTell()}
        >
          Save draft
        </Button>
        <Button
          variant="default"
          leftSection={<MailCheck size={16} aria-hidden />}
          disabled={isRunning || !isNamed}
          onClick={() => void test()}
        >
          Send a test to me
        </Button>
        <Button
          leftSection={<Send size={16} aria-hidden />}
          disabled={isRunning || !isNamed || remaining === 0 || content.body.trim() === ''}
          onClick={() => void send()}
        >
          Send…
        </Button>
      </PageHeader>
      <div className={styles.columns}>
        <ContentFields content={content} onChange={setContent} />
        <MailPreview content={content} />
      </div>
      <LeaveGuard title="You have unsaved changes" isDirty={isDirty} isSaving={isSaving} save={save} />
    </>
  );
}

const FIELDS = ['subject', 'preheader', 'body'] as const;

interface FieldsProps {
  readonly content: Content;
  readonly onChange: (content: Content) => void;
}

function ContentFields({ content, onChange }: FieldsProps): ReactElement {
  const { subject, preheader, body } = content;
  return (
    <div className={styles.fields}>
      <TextInput
        label="Subject"
        maxLength={200}
        value={subject}
        error={subject.trim() === '' ? 'Write a subject.' : undefined}
        onChange={({ currentTarget }) => onChange({ ...content, subject: currentTarget.value })}
      />
      <TextInput
        label="Preheader"
        description="E-mail programs show it beside the subject. Without it, they show the beginning of the text."
        maxLength={200}
        value={preheader}
        onChange={({ currentTarget }) => onChange({ ...content, preheader: currentTarget.value })}
      />
      <GrowingTextarea
        label="Text"
        description="In Markdown. The link to unsubscribe is added below it."
        value={body}
        onChange={({ currentTarget }) => onChange({ ...content, body: currentTarget.value })}
        minRows={16}
        classNames={{ input: styles.text ?? '' }}
      />
    </div>
  );
}

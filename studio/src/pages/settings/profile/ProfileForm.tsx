import { Button, Select, TextInput } from '@mantine/core';
import { Save } from 'lucide-react';
import { type ReactElement, useMemo, useRef } from 'react';
import { defineActions } from '../../../actions/Action.js';
import { useActions } from '../../../actions/actionStore.js';
import { GrowingTextarea } from '../../../components/GrowingTextarea.js';
import type { Me } from '../../../api/members.js';
import { ExternalLink } from '../../../components/ExternalLink.js';
import { SaveState } from '../../../components/SaveState.js';
import { bilingualOptions } from '../../../languages/languageOptions.js';
import styles from './ProfileForm.module.css';
import { ProfileLeaveGuard } from './ProfileLeaveGuard.js';
import { MOST_BIO } from './profileValues.js';
import { useProfileForm } from './useProfileForm.js';
import { grouped } from '../../../words/grouped.js';

/** Saved by its button or its shortcut; leaving with unsaved changes asks first. */
export function ProfileForm({ me }: { readonly me: Me }): ReactElement {
  const { form, isDirty, state, problem, save, discard } = useProfileForm(me);
  const languages = useMemo(
    () => bilingualOptions(me.preferred_language === null ? [] : [me.preferred_language]),
    [me.preferred_language],
  );
  const { bio, language } = form.getValues();
  const saveButton = useRef<HTMLButtonElement>(null);
  useActions(
    useMemo(() => {
      const press = (): void => saveButton.current?.click();
      return Object.values(
        defineActions('Profile', { save: { label: 'Save profile', shortcut: 'mod+S', icon: Save, run: press } }),
      );
    }, []),
  );
  return (
    <form className={styles.form} onSubmit={form.onSubmit(() => void save())} noValidate>
      <TextInput
        label="Display name"
        description="A pen name is fine. Without a name, your decks show no author."
        autoComplete="name"
        maxLength={200}
        key={form.key('displayName')}
        {...form.getInputProps('displayName')}
      />
      <GrowingTextarea
        label="About you"
        description={`${grouped(bio.length)} of ${grouped(MOST_BIO)} characters`}
        minRows={3}
        maxRows={12}
        key={form.key('bio')}
        {...form.getInputProps('bio')}
      />
      <TextInput
        label="Website"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://example.com"
        description={me.website !== null && <ExternalLink href={me.website}>Open your website</ExternalLink>}
        key={form.key('website')}
        {...form.getInputProps('website')}
      />
      <Select
        label="Preferred language"
        description="New decks start in this language, and decks open in it if they have it."
        placeholder="The language of your browser"
        data={languages}
        searchable
        clearable
        nothingFoundMessage="No matching language."
        clearButtonProps={{ 'aria-label': 'Clear language' }}
        key={form.key('language')}
        {...form.getInputProps('language')}
        value={language === '' ? null : language}
        onChange={(code: string | null) => form.setFieldValue('language', code ?? '')}
      />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.foot} data-keep-clear>
        <SaveState state={state} />
        <div className={styles.buttons}>
          <Button variant="default" onClick={discard} disabled={!isDirty || state === 'saving'}>
            Discard changes
          </Button>
          <Button ref={saveButton} type="submit" disabled={!isDirty} loading={state === 'saving'}>
            Save profile
          </Button>
        </div>
      </div>
      <ProfileLeaveGuard isDirty={isDirty} isSaving={state === 'saving'} save={save} />
    </form>
  );
}

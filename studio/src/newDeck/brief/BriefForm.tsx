import { Button, NumberInput, Select, SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DRAFT_LIMITS } from '@cardwright/server/contract/limits';
import type { ReactElement } from 'react';
import { GrowingTextarea } from '../../components/GrowingTextarea.js';
import { languageOptions } from '../../languages/languageOptions.js';
import { WorldSelect } from '../basics/WorldSelect.js';
import { DeckReview } from '../DeckReview.js';
import { FaultAlert } from '../FaultAlert.js';
import { focusFirstError } from '../focusFirstError.js';
import { Footer } from '../Footer.js';
import { BRIEF_RULES, NO_BRIEF } from './brief.js';
import { useDraft } from './useDraft.js';
import { Writing } from './Writing.js';

/**
 * The brief for a deck, then the draft to review before it is stored. @param takesFocus whether the field takes the
 * focus when mounted, because the dialog opened before it was there
 */
export function BriefForm({ takesFocus }: { readonly takesFocus: boolean }): ReactElement {
  const form = useForm({ initialValues: NO_BRIEF, validate: BRIEF_RULES });
  const draft = useDraft();
  if (draft.state === 'writing') return <Writing onCancel={draft.cancel} />;
  if (draft.deck !== undefined)
    return (
      <DeckReview
        deck={draft.deck}
        body={draft.deck}
        warnings={[]}
        from="Nothing is stored until you import it."
        onOther={draft.cancel}
        otherLabel="Change the brief"
      />
    );
  return (
    <form onSubmit={form.onSubmit((values) => void draft.write(values), focusFirstError(form))}>
      <Stack gap="md">
        <GrowingTextarea
          label="Describe the deck"
          placeholder="Questions for a retrospective after a hard project. Kind, short, nothing about blame."
          minRows={4}
          maxRows={12}
          maxLength={4_000}
          data-autofocus
          autoFocus={draft.wasAsked || takesFocus}
          {...form.getInputProps('brief')}
        />
        <SimpleGrid type="container" cols={{ base: 1, '400px': 2 }} spacing="sm">
          <Select
            label="Language"
            data={[...languageOptions()]}
            searchable
            allowDeselect={false}
            {...form.getInputProps('language')}
          />
          <WorldSelect {...form.getInputProps('world_id')} />
          <NumberInput
            label="Categories"
            min={1}
            max={DRAFT_LIMITS.categories}
            allowDecimal={false}
            {...form.getInputProps('categories')}
          />
          <NumberInput
            label="Cards in each"
            min={1}
            max={DRAFT_LIMITS.cardsPerCategory}
            allowDecimal={false}
            {...form.getInputProps('cards_per_category')}
          />
        </SimpleGrid>
        {draft.error !== undefined && <FaultAlert title="The draft was not written" error={draft.error} />}
      </Stack>
      <Footer>
        <Button type="submit">Write a draft</Button>
      </Footer>
    </form>
  );
}

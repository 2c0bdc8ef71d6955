import { Select, SimpleGrid, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { GrowingTextarea } from '../../components/GrowingTextarea.js';
import type { BasicsForm } from './basics.js';
import { languageOptions } from '../../languages/languageOptions.js';
import { WorldSelect } from './WorldSelect.js';

const LONGEST_TITLE = 500;

/** Name, description, language and world of a new deck. */
export function BasicsFields({ form }: { readonly form: BasicsForm }): ReactElement {
  return (
    <>
      <TextInput
        label="Name"
        placeholder="Night Signals"
        maxLength={LONGEST_TITLE}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <GrowingTextarea
        label="What is it about?"
        description="One or two sentences. Others read them once the deck is published."
        minRows={2}
        maxRows={6}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('description')}
      />
      <SimpleGrid type="container" cols={{ base: 1, '400px': 2 }} spacing="sm">
        <Select
          label="Main language"
          data={[...languageOptions([form.values.language])]}
          searchable
          allowDeselect={false}
          {...form.getInputProps('language')}
        />
        <WorldSelect {...form.getInputProps('worldId')} />
      </SimpleGrid>
    </>
  );
}

import { Button, Group, NativeSelect, NumberInput, SegmentedControl, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { createTemplate, type StoredTemplate } from '../../api/templates.js';
import { Dialog } from '../../components/Dialog.js';
import { blankTemplate } from '../../template/blankTemplate.js';
import { attempt } from '../../toasts/attempt.js';
import { useDesigning } from '../../template/design/useDesigning.js';
import { createWithContent } from '../../template/saving/createWithContent.js';
import { refreshTemplates } from './actions/refreshTemplates.js';
import { DescribedTemplate } from './DescribedTemplate.js';
import { RATIOS } from '../../template/ratios.js';

const STARTS = [
  { value: 'blank', label: 'Blank' },
  { value: 'default', label: 'Default template' },
  { value: 'design', label: 'Official template' },
  { value: 'description', label: 'Description' },
] as const;

interface Values {
  readonly start: (typeof STARTS)[number]['value'];
  readonly name: string;
  readonly ratio: string;
  readonly sections: number | string;
  readonly designId: string;
}

/** Creates a template: with empty sections, as a copy of the default one or of an official design, or as described. */
export function NewTemplateDialog({ official }: { readonly official: readonly StoredTemplate[] }): ReactElement {
  const [params, setParams] = useSearchParams();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const wanted = STARTS.find(({ value }) => value === params.get('new'))?.value ?? 'blank';
  const form = useForm<Values>({
    initialValues: {
      start: wanted,
      name: 'My template',
      ratio: '2.5:3.5',
      sections: 3,
      designId: official[0]?.id ?? '',
    },
    validate: { name: (name) => (name.trim() === '' ? 'A template needs a name.' : null) },
  });
  const { start } = form.values;
  const designing = useDesigning();
  const starts = STARTS.filter(({ value }) => value !== 'description' || designing !== 'none');
  const close = (): void => setParams({}, { replace: true });
  const submit = async (values: Values): Promise<void> => {
    await attempt('Failed to create template', async () => {
      const { id } = await create(values);
      await refreshTemplates(queries);
      await navigate(`/create/templates/${id}`, { replace: true });
    });
  };
  return (
    <Dialog opened onClose={close} title="New template" size={520}>
      <SegmentedControl fullWidth mb="md" aria-label="Start from" data={[...starts]} {...form.getInputProps('start')} />
      {start === 'description' && <DescribedTemplate isReady={designing === 'ready'} onClose={close} />}
      <form onSubmit={form.onSubmit(submit)} hidden={start === 'description'}>
        <TextInput
          label="Name"
          maxLength={500}
          data-autofocus
          {...form.getInputProps('name')}
          // After the properties of the form, which have one, too.
          onFocus={(event) => event.currentTarget.select()}
        />
        {start === 'blank' && (
          <Group grow align="start" mt="md">
            <NativeSelect label="Format" data={RATIOS} {...form.getInputProps('ratio')} />
            <NumberInput
              label="Sections"
              description="Equal heights; you can change them"
              min={1}
              max={8}
              {...form.getInputProps('sections')}
            />
          </Group>
        )}
        {start === 'design' && (
          <Select
            label="Design"
            mt="md"
            searchable
            allowDeselect={false}
            data={official.map(({ id, name, slug }) => ({
              value: id,
              label: slug.endsWith('-back') ? `${name}, back` : name,
            }))}
            {...form.getInputProps('designId')}
          />
        )}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={form.submitting}>
            Create template
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

function create({ start, name, ratio, sections, designId }: Values): Promise<Pick<StoredTemplate, 'id'>> {
  const title = name.trim();
  if (start === 'blank') return createWithContent(title, blankTemplate(title, ratio, Number(sections) || 1));
  return createTemplate({ name: title, ...(start === 'design' && designId !== '' && { draftId: designId }) });
}

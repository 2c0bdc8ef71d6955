import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { sampleDeck } from '../../designs/sampleDeck.js';
import { sampleFace } from '../../designs/sampleFace.js';
import { CardThumbnail } from '../../rendering/CardThumbnail.js';
import { useCatalogue } from '../../rendering/useCatalogue.js';
import { DescribeForm } from '../../template/design/DescribeForm.js';
import { NoModel } from '../../template/design/NoModel.js';
import { useDesign, type Design } from '../../template/design/useDesign.js';
import { attempt } from '../../toasts/attempt.js';
import { createWithContent } from '../../template/saving/createWithContent.js';
import { refreshTemplates } from './actions/refreshTemplates.js';
import { RATIOS } from '../../template/ratios.js';
import styles from './TemplateSection.module.css';

interface DescribedTemplateProps {
  readonly isReady: boolean;
  readonly onClose: () => void;
}

/** A template from a description: it is looked at on sample cards, and only then created. */
export function DescribedTemplate({ isReady, onClose }: DescribedTemplateProps): ReactElement {
  const design = useDesign();
  const [ratio, setRatio] = useState('2.5:3.5');
  if (!isReady) return <NoModel />;
  if (design.design !== undefined) return <Review design={design.design} onBack={design.cancel} />;
  return (
    <DescribeForm
      label="Describe the design"
      placeholder="A calm card for questions: a big title in the upper half, a thin line, the text below it, and the number at the bottom."
      submitLabel="Show a design"
      design={design}
      onAsk={(brief) => void design.ask({ brief, ratio })}
      onCancel={onClose}
    >
      <NativeSelect
        label="Format"
        mt="md"
        data={RATIOS}
        value={ratio}
        onChange={({ currentTarget }) => setRatio(currentTarget.value)}
      />
    </DescribeForm>
  );
}

function Review({ design, onBack }: { readonly design: Design; readonly onBack: () => void }): ReactElement {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState(design.template.name || 'My template');
  const [isBusy, setBusy] = useState(false);
  const create = async (): Promise<void> => {
    setBusy(true);
    const isMade = await attempt('Failed to create template', async () => {
      const title = name.trim() || 'My template';
      const { id } = await createWithContent(title, { ...design.template, name: title });
      await refreshTemplates(queries);
      await navigate(`/create/templates/${id}`, { replace: true });
    });
    if (!isMade) setBusy(false);
  };
  return (
    <>
      <Text>{design.summary}</Text>
      <Samples template={design.template} />
      <TextInput
        label="Name"
        onFocus={(event) => event.currentTarget.select()}
        maxLength={500}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onBack}>
          Describe it differently
        </Button>
        <Button loading={isBusy} onClick={() => void create()} data-autofocus>
          Create template
        </Button>
      </Group>
    </>
  );
}

/** The design on the first sample cards. */
function Samples({ template }: { readonly template: Design['template'] }): ReactElement {
  const { catalogue } = useCatalogue();
  const faces = useMemo(() => {
    const deck = sampleDeck();
    const shown = { json_config: template, ratio: template.ratio, color_scheme_id: null };
    return catalogue === undefined ? [] : [0, 1].map((index) => sampleFace(deck, shown, catalogue, { index }));
  }, [catalogue, template]);
  return (
    <div className={styles.samples}>
      {faces.map((face, index) => (
        <CardThumbnail key={index} face={face} width={170} label={`The design on sample card ${index + 1}`} />
      ))}
    </div>
  );
}

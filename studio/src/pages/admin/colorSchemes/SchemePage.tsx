import { VISIONS, type ColorScheme } from '@cardwright/renderer';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import isEqual from 'fast-deep-equal';
import { ArrowLeft, GitCompareArrows } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import { call } from '../../../api/call.js';
import { colorSchemeKeys } from '../../../api/colorSchemes.js';
import { ContrastList } from '../../../colorSchemes/ContrastList.js';
import { withAllColors, withColor } from '../../../colorSchemes/schemeColors.js';
import { schemeContrasts } from '../../../colorSchemes/schemeContrasts.js';
import { SchemeFields } from '../../../colorSchemes/SchemeFields.js';
import { confirm } from '../../../components/confirm.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { SaveState } from '../../../components/SaveState.js';
import { toast } from '../../../toasts/toast.js';
import { useRun } from '../list/useRun.js';
import { counted } from '../../../words/counted.js';
import styles from './ColorSchemes.module.css';
import { LiveCards } from './LiveCards.js';
import { SIGHTS, type Simulation } from './sights.js';
import { SightTable } from './SightTable.js';

interface Props {
  readonly scheme: ColorScheme & { readonly id: string; readonly use_count: number };
  readonly isNew: boolean;
  readonly onClose: () => void;
}

const SIMULATIONS = VISIONS.filter((vision) => vision !== 'normal');

/** A global colour scheme, edited next to live cards, which can be seen as others see them. */
export default function SchemePage({ scheme: stored, isNew, onClose }: Props): ReactElement {
  const [before] = useState(() => withAllColors(isNew ? { ...stored, name: `${stored.name} 2` } : stored));
  const [scheme, setScheme] = useState(before);
  const [sight, setSight] = useState<Simulation>('deuteranopia');
  const [asksToCompare, setComparing] = useState(false);
  const isChanged = !isEqual(scheme, before);
  const compares = asksToCompare && isChanged;
  const contrasts = useMemo(() => schemeContrasts(scheme), [scheme]);
  const { run, isRunning } = useRun();
  const queries = useQueryClient();
  const save = async (): Promise<void> => {
    const { name, description, brand, category, neutral } = scheme;
    const body = { name: name.trim(), description, brand, category, neutral };
    const isSaved = await run(() =>
      isNew
        ? call('POST /api/admin/color-schemes', { body })
        : call('PATCH /api/admin/color-schemes/{id}', { params: { id: stored.id }, body }),
    );
    if (!isSaved) return;
    await queries.invalidateQueries({ queryKey: colorSchemeKeys.all });
    toast({ title: 'Colour scheme saved', kind: 'success' });
    onClose();
  };
  const leave = async (): Promise<void> => {
    if (!isChanged || (await confirm(DISCARD))) onClose();
  };
  const isNamed = scheme.name.trim() !== '';
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<ArrowLeft size={16} aria-hidden />}
        onClick={() => void leave()}
      >
        All schemes
      </Button>
      <PageHeader
        title={before.name}
        description={isNew ? 'A new scheme.' : `Used by ${counted(stored.use_count, 'deck')}.`}
      >
        {isChanged && <SaveState state={isRunning ? 'saving' : 'dirty'} />}
        <Button
          variant="default"
          disabled={!isChanged}
          aria-pressed={compares}
          leftSection={<GitCompareArrows size={16} aria-hidden />}
          onClick={() => setComparing(!compares)}
        >
          Compare with saved
        </Button>
        <Button loading={isRunning} disabled={!isNamed} onClick={() => void save()}>
          Save scheme
        </Button>
      </PageHeader>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <TextInput
            label="Name"
            maxLength={200}
            value={scheme.name}
            error={isNamed ? undefined : 'Name the scheme.'}
            onChange={({ currentTarget }) => setScheme({ ...scheme, name: currentTarget.value })}
          />
          <SchemeFields scheme={scheme} saved={before} contrasts={contrasts} onChange={setScheme} />
          <ContrastList
            contrasts={contrasts}
            onFix={(place, color) => setScheme((current) => withColor(current, place, color))}
          />
        </div>
        <div className={styles.side}>
          <SegmentedControl
            aria-label="Colour vision"
            disabled={compares}
            value={sight}
            onChange={setSight}
            data={SIMULATIONS.map((value) => ({ value, label: SIGHTS[value].label }))}
          />
          <LiveCards scheme={scheme} sight={sight} {...(compares && { saved: before })} />
          <SightTable categories={scheme.category} current={sight} />
        </div>
      </div>
    </>
  );
}

const DISCARD = {
  title: 'Discard the changed colours?',
  message: 'The colour scheme stays as it was.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep editing',
  danger: true,
};

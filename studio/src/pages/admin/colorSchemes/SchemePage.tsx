import { contrastRatio, type ColorScheme } from '@cardwright/renderer';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import { call } from '../../../api/call.js';
import { colorSchemeKeys } from '../../../api/colorSchemes.js';
import { ContrastList } from '../../../colorSchemes/ContrastList.js';
import { withAllColors, withColor } from '../../../colorSchemes/schemeColors.js';
import { schemeContrasts } from '../../../colorSchemes/schemeContrasts.js';
import { SchemeFields } from '../../../colorSchemes/SchemeFields.js';
import { confirm } from '../../../components/confirm.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { toast } from '../../../toasts/toast.js';
import { useRun } from '../list/useRun.js';
import { count } from '../../../words/count.js';
import styles from './ColorSchemes.module.css';
import { LiveCards } from './LiveCards.js';
import { filterMatrix, SIMULATIONS } from './simulations.js';

interface Props {
  readonly scheme: ColorScheme & { readonly id: string; readonly use_count: number };
  readonly isNew: boolean;
  readonly onClose: () => void;
}

const TYPICAL = 'typical';

/** A global colour scheme, edited next to live cards, which can be seen as others see them. */
export default function SchemePage({ scheme: stored, isNew, onClose }: Props): ReactElement {
  const [before] = useState(() => withAllColors(isNew ? { ...stored, name: `${stored.name} 2` } : stored));
  const [scheme, setScheme] = useState(before);
  const [sight, setSight] = useState(TYPICAL);
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
    if (scheme === before || (await confirm(DISCARD))) onClose();
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
        description={isNew ? 'A new scheme.' : `Used by ${count(stored.use_count, 'deck')}.`}
      >
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
          <SchemeFields scheme={scheme} onChange={setScheme} />
        </div>
        <div className={styles.side}>
          <SegmentedControl
            aria-label="Sight"
            value={sight}
            onChange={setSight}
            data={[{ value: TYPICAL, label: 'Typical' }, ...SIMULATIONS.map(({ id, label }) => ({ value: id, label }))]}
          />
          <Filters />
          <div style={sight === TYPICAL ? {} : { filter: `url(#sight-${sight})` }}>
            <LiveCards scheme={scheme} />
            <ul className={styles.categories} aria-label="Category colours">
              {Object.entries(scheme.category).map(([key, color]) => (
                <li key={key} style={{ background: color, color: inkOn(color) }}>
                  {key}
                </li>
              ))}
            </ul>
          </div>
          <ContrastList
            contrasts={contrasts}
            onFix={(place, color) => setScheme((current) => withColor(current, place, color))}
          />
        </div>
      </div>
    </>
  );
}

/** What the chosen sight makes of the colours below. */
function Filters(): ReactElement {
  return (
    <svg width="0" height="0" className={styles.filters} aria-hidden>
      {SIMULATIONS.map((simulation) => (
        <filter key={simulation.id} id={`sight-${simulation.id}`}>
          <feColorMatrix type="matrix" values={filterMatrix(simulation)} />
        </filter>
      ))}
    </svg>
  );
}

function inkOn(color: string): string {
  return contrastRatio(color, '#ffffff') > contrastRatio(color, '#14201b') ? '#ffffff' : '#14201b';
}

const DISCARD = {
  title: 'Discard the changed colours?',
  message: 'The colour scheme stays as it was.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep editing',
  danger: true,
};

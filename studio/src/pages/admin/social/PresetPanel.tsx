import { BANNER_PURPOSES, type BannerGuides, type BannerPurpose } from '@cardwright/renderer';
import { Button, NativeSelect, NumberInput, SimpleGrid, TextInput } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { call } from '../../../api/call.js';
import { PURPOSE_TITLES } from '../../../banners/purposes.js';
import { toast } from '../../../toasts/toast.js';
import { changedFields } from '../list/changedFields.js';
import { PanelForm } from '../list/PanelForm.js';
import { SidePanel } from '../list/SidePanel.js';
import { useRun } from '../list/useRun.js';
import { changePreset, nameOfPreset, type ListedPreset } from './presets.js';

interface Props {
  readonly preset: ListedPreset | 'new' | undefined;
  readonly onClose: () => void;
}

/** A preset's names, size, purpose and safe margins. */
export function PresetPanel({ preset, onClose }: Props): ReactElement {
  return (
    <SidePanel title={preset && (preset === 'new' ? 'New preset' : nameOfPreset(preset))} onClose={onClose}>
      {preset && <PresetForm key={preset === 'new' ? 'new' : preset.id} preset={preset} onDone={onClose} />}
    </SidePanel>
  );
}

interface FormProps {
  readonly preset: ListedPreset | 'new';
  readonly onDone: () => void;
}

const FIRST = { platform: '', name: '', width: 1200, height: 630, purpose: 'post' as BannerPurpose };
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const PLATFORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function PresetForm({ preset, onDone }: FormProps): ReactElement {
  const stored = preset === 'new' ? undefined : preset;
  const [values, setValues] = useState(() => fieldsOf(stored ?? FIRST));
  const [guides, setGuides] = useState(stored?.guides);
  const [isChecked, setChecked] = useState(false);
  const { run, isRunning } = useRun();
  const { platform, name, width, height, purpose } = values;
  const save = async (): Promise<void> => {
    setChecked(true);
    if (!PLATFORM.test(platform) || name.trim() === '') return;
    const isSaved = await run(() =>
      stored === undefined
        ? call('POST /api/admin/social-banners/presets', { body: values })
        : changePreset(stored, {
            ...changedFields(fieldsOf(stored), values),
            ...changedFields({ guides: stored.guides }, { guides: guides ?? stored.guides }),
          }),
    );
    if (!isSaved) return;
    toast({ title: 'Preset saved', kind: 'success' });
    onDone();
  };
  return (
    <PanelForm onSave={save}>
      <TextInput
        label="Platform"
        description="A short key, such as mastodon. Presets with the same key are listed together."
        value={platform}
        error={isChecked && !PLATFORM.test(platform) ? 'Use lower-case letters, digits and hyphens.' : undefined}
        onChange={({ currentTarget }) => setValues({ ...values, platform: currentTarget.value })}
        maxLength={50}
        data-autofocus
      />
      <TextInput
        label="Name"
        value={name}
        error={isChecked && name.trim() === '' ? 'Name the preset.' : undefined}
        onChange={({ currentTarget }) => setValues({ ...values, name: currentTarget.value })}
        maxLength={200}
      />
      <SimpleGrid cols={2}>
        <Pixels label="Width" least={16} value={width} onChange={(next) => setValues({ ...values, width: next })} />
        <Pixels label="Height" least={16} value={height} onChange={(next) => setValues({ ...values, height: next })} />
      </SimpleGrid>
      <NativeSelect
        label="For"
        data={BANNER_PURPOSES.map((value) => ({ value, label: PURPOSE_TITLES[value] }))}
        value={purpose}
        onChange={({ currentTarget }) =>
          setValues({ ...values, purpose: BANNER_PURPOSES.find((one) => one === currentTarget.value) ?? purpose })
        }
      />
      {guides !== undefined && <SafeMargins guides={guides} onChange={setGuides} />}
      <Button type="submit" loading={isRunning}>
        Save preset
      </Button>
    </PanelForm>
  );
}

interface MarginsProps {
  readonly guides: BannerGuides;
  readonly onChange: (guides: BannerGuides) => void;
}

/** What lies outside may be cut off or covered. A new preset gets margins of 6 % of its shorter side. */
function SafeMargins({ guides, onChange }: MarginsProps): ReactElement {
  return (
    <SimpleGrid cols={2}>
      {SIDES.map((side) => (
        <Pixels
          key={side}
          label={`Safe margin, ${side}`}
          least={0}
          value={guides.safe[side]}
          onChange={(next) => onChange({ ...guides, safe: { ...guides.safe, [side]: next } })}
        />
      ))}
    </SimpleGrid>
  );
}

interface PixelsProps {
  readonly label: string;
  readonly least: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Pixels({ label, least, value, onChange }: PixelsProps): ReactElement {
  return (
    <NumberInput
      label={label}
      suffix=" px"
      min={least}
      max={8192}
      allowDecimal={false}
      clampBehavior="blur"
      value={value}
      onChange={(next) => typeof next === 'number' && onChange(next)}
    />
  );
}

function fieldsOf({ platform, name, width, height, purpose }: typeof FIRST): typeof FIRST {
  return { platform, name, width, height, purpose };
}

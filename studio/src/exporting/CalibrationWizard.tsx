import {
  CALIBRATION_LIMITS,
  calibrationPdf,
  EXPORT_OPTIONS,
  type FlipEdge,
  type SheetOrientation,
} from '@cardwright/renderer/imposition';
import { Button, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import styles from './CalibrationWizard.module.css';
import { ORIENTATION_NAMES } from './orientationNames.js';
import { type Printer, storePrinter } from './printers.js';
import { readLength } from './readLength.js';
import { optionsOf } from './settings.js';
import { unitIn } from './unitIn.js';

interface Props extends ChoiceProps {
  readonly onStored: (printers: readonly Printer[], printer: Printer) => void;
}

const LIES = (['portrait', 'landscape'] as const).map((value) => ({ value, label: ORIENTATION_NAMES[value] }));

/** Three steps to a calibrated printer: print a sheet, hold it up to the light, type two numbers. */
export function CalibrationWizard(props: Props): ReactElement {
  const { choices, settings, onStored } = props;
  const form = useRef<HTMLFormElement>(null);
  // It opens below the button, which may be the last thing in sight.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const [name, setName] = useState('');
  const [right, setRight] = useState('');
  const [down, setDown] = useState('');
  const { orientation: chosen, duplex = EXPORT_OPTIONS.duplex.default } = optionsOf(choices, settings);
  const [orientation, setOrientation] = useState<SheetOrientation>(chosen === 'landscape' ? chosen : 'portrait');
  const measured = { orientation, duplex: duplex === 'none' ? 'long-edge' : duplex } as const;
  const needed = stillNeeded(name, right, down);
  const store = (event: SubmitEvent): void => {
    event.preventDefault();
    if (needed !== undefined) return;
    const calibration = { x_mm: readLength(right), y_mm: readLength(down), scale: 1, ...measured };
    const printer = { name: name.trim(), calibration };
    onStored(storePrinter(printer), printer);
  };
  const length = (label: string, value: string, onChange: (value: string) => void) => (
    <TextInput
      label={label}
      {...unitIn('mm')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
  return (
    <form ref={form} className={styles.wizard} aria-label="Calibrate a printer" onSubmit={store}>
      <ol className={styles.steps}>
        <li>
          Print both pages on one sheet of paper, double-sided, at 100%. The values apply to sheets of this orientation.
          <div className={styles.sheet}>
            <SegmentedControl
              size="sm"
              aria-label="Orientation of the sheet"
              data={LIES}
              value={orientation}
              onChange={setOrientation}
            />
            <Button variant="default" size="sm" onClick={() => download(props, measured)}>
              Download the sheet
            </Button>
          </div>
        </li>
        <li>Hold it up to the light, with the rulers towards you. The crosses of the front shine through.</li>
        <li>Read where the cross in the middle lies on the two rulers. Left and up are negative.</li>
      </ol>
      <div className={styles.numbers}>
        {length('Right', right, setRight)}
        {length('Down', down, setDown)}
        <TextInput
          label="Name of the printer"
          placeholder="Office"
          maxLength={60}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      {needed !== undefined && (
        <Text size="sm" c="dimmed" role="status">
          {needed}
        </Text>
      )}
      <Button type="submit" disabled={needed !== undefined}>
        Save printer
      </Button>
    </form>
  );
}

/** What the person has to enter before the printer can be saved. What has been typed so far may be a minus sign alone. */
function stillNeeded(name: string, ...typed: readonly string[]): string | undefined {
  const { offsetMm: most } = CALIBRATION_LIMITS;
  const lengths = typed.map(readLength);
  if (lengths.some(Number.isNaN)) return 'Enter where the cross lies, to the right and down, to save the printer.';
  if (lengths.some((length) => Math.abs(length) > most))
    return `The values must be from -${most} to ${most} mm. Measure again, in millimetres.`;
  return name.trim() === '' ? 'Enter a name to save the printer.' : undefined;
}

/** The sheet on the chosen paper. It is made here, in the browser. */
function download(
  { choices, settings }: ChoiceProps,
  measured: { orientation: SheetOrientation; duplex: FlipEdge },
): void {
  const { paper: slug } = optionsOf(choices, settings);
  const paper = choices.papers.find((each) => each.slug === slug) ?? choices.papers[0];
  const sheet = { widthMm: paper?.width_mm ?? 210, heightMm: paper?.height_mm ?? 297 };
  const bytes = calibrationPdf({ sheet, ...measured });
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: 'printer-calibration.pdf' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

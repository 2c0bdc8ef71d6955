import { Button, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef, useState, type ReactElement } from 'react';
import { CalibrationWizard } from './CalibrationWizard.js';
import type { ChoiceProps } from './ChoiceProps.js';
import { forgetPrinter, type Printer, printerOf, storedPrinters } from './printers.js';
import { Row } from './Row.js';
import { optionsOf, withOption } from './settings.js';

/** The printer whose shift of backs is corrected, and a wizard that measures one. */
export function PrinterChoice(props: ChoiceProps): ReactElement {
  const { choices, settings, onChange } = props;
  const [printers, setPrinters] = useState(storedPrinters);
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const calibrate = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone; whoever uses the keyboard goes on from here.
  const goOn = (): void => calibrate.current?.focus();
  const { calibration } = optionsOf(choices, settings);
  const chosen = printerOf(printers, calibration);
  const use = (printer: Printer | undefined): void =>
    onChange(withOption(settings, 'calibration', printer?.calibration));
  return (
    <>
      <Row label="Printer">
        <Select
          aria-label="Calibrated printer"
          flex={1}
          miw={150}
          clearable
          clearButtonProps={{ 'aria-label': 'Print without calibration' }}
          placeholder="Not calibrated"
          nothingFoundMessage="No printer is calibrated in this browser yet"
          data={printers.map(({ name }) => name)}
          value={chosen?.name ?? null}
          onChange={(name) => use(printers.find((printer) => printer.name === name))}
        />
        <Button ref={calibrate} variant="default" aria-expanded={isOpen} onClick={toggle}>
          Calibrate
        </Button>
        {chosen !== undefined && (
          <Button
            variant="subtle"
            onClick={() => {
              setPrinters(forgetPrinter(chosen.name));
              use(undefined);
              goOn();
            }}
          >
            Forget {chosen.name}
          </Button>
        )}
      </Row>
      {isOpen && (
        <CalibrationWizard
          {...props}
          onStored={(all, printer) => {
            setPrinters(all);
            use(printer);
            close();
            goOn();
          }}
        />
      )}
    </>
  );
}

import { MOST_OWN_SIZES, OWN_PIXELS, OWN_SIZE_LIMITS, ownSize } from '@cardwright/renderer';
import { ActionIcon, Button, NumberInput, Popover } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { useBanner, useChange } from './BannerContext.js';
import classes from './bannerEditor.module.css';
import type { OpenBanner } from './useOpenBanner.js';

/** Adds a size that no platform asks for, ticks it, and shows it. */
export function AddOwnSize({ open: { addressOf } }: { readonly open: OpenBanner }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [{ width, height }, setPixels] = useState({ width: 1200, height: 400 });
  const isFull = useBanner(({ design }) => design.own_sizes.length >= MOST_OWN_SIZES);
  const change = useChange();
  const navigate = useNavigate();
  const size = ownSize(width, height);
  const add = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (size === undefined) return;
    change(`add ${width} × ${height}`, ({ design }) => {
      design.own_sizes = [...new Set([...design.own_sizes, size.key])];
      design.formats = [...new Set([...design.formats, size.key])];
    });
    setOpen(false);
    void navigate(addressOf({ presetId: size.key }), { replace: true });
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          className={classes.addSize ?? ''}
          leftSection={<Plus size={16} aria-hidden />}
          disabled={isFull}
          onClick={() => setOpen(!isOpen)}
        >
          Custom size
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form className={classes.ownSize} onSubmit={add}>
          <Pixels label="Width" value={width} onChange={(value) => setPixels({ width: value, height })} />
          <Pixels label="Height" value={height} onChange={(value) => setPixels({ width, height: value })} />
          {size === undefined && (
            <p role="alert" className={classes.sizeProblem}>
              {OWN_SIZE_LIMITS}
            </p>
          )}
          <Button type="submit" disabled={size === undefined}>
            Add this size
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

interface PixelsProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Pixels({ label, value, onChange }: PixelsProps): ReactElement {
  return (
    <NumberInput
      label={label}
      suffix=" px"
      min={OWN_PIXELS.least}
      max={OWN_PIXELS.most}
      allowDecimal={false}
      clampBehavior="none"
      value={value}
      onChange={(next) => onChange(Number(next))}
    />
  );
}

interface RemoveProps {
  readonly id: string;
  readonly label: string;
  readonly open: OpenBanner;
}

/** Removes one of the banner's own sizes; if it is on the canvas, the first size takes its place. */
export function RemoveOwnSize({ id, label, open }: RemoveProps): ReactElement {
  const change = useChange();
  const navigate = useNavigate();
  const remove = (): void => {
    change(`remove ${label}`, ({ design }) => {
      design.own_sizes = design.own_sizes.filter((other) => other !== id);
      design.formats = design.formats.filter((other) => other !== id);
    });
    const [first] = open.presets;
    if (open.preset?.id === id && first) void navigate(open.addressOf({ presetId: first.id }), { replace: true });
  };
  return (
    <ActionIcon aria-label={`Remove ${label}`} onClick={remove}>
      <Trash2 size={15} />
    </ActionIcon>
  );
}

import { useId, type ReactElement } from 'react';

interface Props {
  /** Width divided by height; that of a poker card by default. */
  readonly ratio?: number;
}

/** The Cardwright card back: a two-green lattice in a white border. Fills its width. */
export function CardBack({ ratio = 63 / 88 }: Props): ReactElement {
  const id = useId();
  const height = Math.round(630 / ratio);
  return (
    <svg viewBox={`0 0 630 ${height}`} aria-hidden="true" style={{ display: 'block', width: '100%' }}>
      <defs>
        <pattern id={id} x="34" y="34" width="112.4" height="116" patternUnits="userSpaceOnUse">
          <rect width="112.4" height="116" fill="var(--cw-back)" />
          <path d="M28.1 0l28.1 29l-28.1 29L0 29zM84.3 58l28.1 29l-28.1 29l-28.1-29z" fill="var(--cw-back-second)" />
          <path
            d="M0 29L28.1 0L112.4 87L84.3 116L0 29ZM0 87L84.3 0L112.4 29L28.1 116L0 87Z"
            fill="none"
            stroke="var(--cw-card)"
            strokeWidth="3"
          />
        </pattern>
      </defs>
      <rect width="630" height={height} rx="34" fill="var(--cw-card)" />
      <rect x="34" y="34" width="562" height={height - 68} rx="14" fill={`url(#${id})`} />
    </svg>
  );
}

/** The studio's colours, repeated because mail programs do not support CSS variables. */
export const COLORS = {
  light: {
    page: '#F3F6F3',
    card: '#FFFFFF',
    sunken: '#E9EEEA',
    line: '#DAE1DC',
    ink: '#14201B',
    quiet: '#5A6861',
    brand: '#0E5A42',
    button: '#0E5A42',
    onButton: '#FFFFFF',
  },
  dark: {
    page: '#0D1411',
    card: '#141D19',
    sunken: '#101814',
    line: '#24312B',
    ink: '#EEF3EF',
    quiet: '#94A39B',
    brand: '#7FD1AC',
    button: '#F5BC45',
    onButton: '#1B1404',
  },
} as const;

/** System fonts, because mail programs load no others. */
export const FONT = `-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;
export const MONO = `ui-monospace,'SF Mono',Menlo,Consolas,monospace`;

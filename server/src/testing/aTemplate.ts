/** A small template as the builder sends it. */
export function aTemplate(changes: object = {}): Record<string, unknown> {
  return {
    name: 'Weather front',
    description: 'A title above a picture.',
    ratio: '2.5:3.5',
    json_config: {
      name: 'Weather front',
      description: '',
      ratio: '2.5:3.5',
      background: { classes: 'bg-paper', children: [] },
      sections: [
        {
          id: 'top',
          height: '40%',
          heightPercent: 40,
          classes: 'p-4',
          locked: false,
          children: [{ id: 'title', kind: 'title', renderType: 'text', classes: 'text-xl' }],
        },
        { id: 'bottom', height: '60%', heightPercent: 60, classes: '', locked: false, children: [] },
      ],
      absoluteItems: [],
    },
    ...changes,
  };
}

/** A colour scheme as an editor sends it. */
export function aColorScheme(changes: object = {}): Record<string, unknown> {
  const category = Object.fromEntries(Array.from({ length: 8 }, (_, key) => [String(key), `#0000${key}${key}`]));
  return {
    name: 'Storm',
    description: 'Grey and a bolt.',
    brand: { primary: '#0E5A42', secondary: '#fb3', accent: '#be2a1c' },
    category,
    neutral: { paper: '#ffffff', ink: '#000000', muted: '#666666', line: '#cccccc', surface: '#eeeeee' },
    ...changes,
  };
}

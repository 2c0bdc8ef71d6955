import { LIMITS, parseTemplateConfig, type TemplateConfig } from '@cardwright/renderer';

/** The content of a template with empty sections of equal heights. @param sections at least 1 */
export function blankTemplate(name: string, ratio: string, sections: number): TemplateConfig {
  const count = Math.min(LIMITS.sections, Math.max(1, sections));
  const parsed = parseTemplateConfig({
    name,
    ratio,
    background: { classes: 'bg-paper', children: [] },
    sections: Array.from({ length: count }, (_, index) => ({
      id: `section-${index + 1}`,
      classes: 'p-4 gap-2',
      // The last one takes what rounding leaves.
      heightPercent: index === count - 1 ? 100 - Math.round(100 / count) * (count - 1) : Math.round(100 / count),
      children: [],
    })),
    absoluteItems: [],
  });
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  return parsed.value;
}

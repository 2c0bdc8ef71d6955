import { SETTINGS, type Setting, type SettingName } from '@cardwright/server/settings';

/**
 * Formats settings for a command's help: name, meaning, default.
 * @param names the settings that the command uses; by default all
 * @param meanings what some of them mean for this command alone
 */
export function settingsHelp(
  names?: readonly SettingName[],
  meanings: Readonly<Partial<Record<string, string>>> = {},
): string {
  const shown: readonly Setting[] = SETTINGS.filter(({ name }) => names?.includes(name) ?? true);
  const width = Math.max(...shown.map(({ name }) => name.length));
  const lines = shown.map(({ name, about, default: value }) => {
    const fallback = value === undefined ? '' : ` (default: ${value})`;
    return `  ${name.padEnd(width)}  ${meanings[name] ?? about}${fallback}`;
  });
  return ['', 'Settings (environment variables):', ...lines].join('\n');
}

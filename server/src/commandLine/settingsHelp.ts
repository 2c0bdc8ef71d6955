import { SETTINGS, type Setting, type SettingName } from '../settings.js';

/** Settings as lines of a command's help: name, meaning, default. @param names of those that the command uses; all when not given */
export function settingsHelp(names?: readonly SettingName[]): string {
  const shown: readonly Setting[] = SETTINGS.filter(({ name }) => names?.includes(name) ?? true);
  const width = Math.max(...shown.map(({ name }) => name.length));
  const lines = shown.map(({ name, about, default: value }) => {
    const fallback = value === undefined ? '' : ` (default: ${value})`;
    return `  ${name.padEnd(width)}  ${about}${fallback}`;
  });
  return ['', 'Settings, all of them environment variables:', ...lines].join('\n');
}

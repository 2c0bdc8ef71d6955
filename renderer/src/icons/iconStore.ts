import type { ExtendedIconifyIcon, IconifyJSON } from '@iconify/types';
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';

/** What is known of one set: all of it, or the icons that were loaded and the names there are. */
export class IconStore {
  private whole: IconifyJSON | undefined;
  private readonly icons = new Map<string, ExtendedIconifyIcon>();
  private readonly absent = new Set<string>();
  private index: ReadonlySet<string> | undefined;
  private shown: readonly string[] | undefined;

  /** Takes a whole set: whatever it lacks does not exist. */
  addWhole(set: IconifyJSON): void {
    this.whole = set;
    this.index = new Set([...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})]);
    this.shown = undefined;
  }

  /** Takes some icons, and the names that were looked for in vain (`not_found`). */
  addSome(subset: IconifyJSON): void {
    for (const name of [...Object.keys(subset.icons), ...Object.keys(subset.aliases ?? {})]) {
      const icon = getIconData(subset, name);
      if (icon !== null) this.icons.set(name, icon);
    }
    for (const name of subset.not_found ?? []) this.absent.add(name);
  }

  /** Takes the complete list of names, aliases included. */
  addNames(names: Iterable<string>): void {
    this.index = new Set(names);
    this.shown = undefined;
  }

  /** `undefined`: not loaded yet; `null`: no such icon. */
  icon(name: string): ExtendedIconifyIcon | null | undefined {
    const loaded = this.icons.get(name);
    if (loaded !== undefined) return loaded;
    if (this.whole !== undefined)
      return Object.hasOwn(this.whole.icons, name) || this.isAlias(name) ? getIconData(this.whole, name) : null;
    return this.has(name) === false ? null : undefined;
  }

  /** `undefined`: cannot be said before the list of names is there. */
  has(name: string): boolean | undefined {
    if (this.icons.has(name)) return true;
    if (this.absent.has(name)) return false;
    return this.index?.has(name);
  }

  /** Names worth offering (not those that a set keeps for old documents only); undefined before the list is there. */
  names(): readonly string[] | undefined {
    if (this.index === undefined) return undefined;
    this.shown ??= [...this.index].filter((name) => this.whole?.icons[name]?.hidden !== true);
    return this.shown;
  }

  private isAlias(name: string): boolean {
    return this.whole?.aliases !== undefined && Object.hasOwn(this.whole.aliases, name);
  }
}

import type { ExtendedIconifyIcon, IconifyJSON } from '@iconify/types';
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';

/** What is known about one set: all of it, or the loaded icons and the list of names. */
export class IconStore {
  private whole: IconifyJSON | undefined;
  private readonly icons = new Map<string, ExtendedIconifyIcon>();
  private readonly absent = new Set<string>();
  private index: ReadonlySet<string> | undefined;
  private shown: readonly string[] | undefined;

  get isWhole(): boolean {
    return this.whole !== undefined;
  }

  /** Adds a whole set; all other names do not exist. */
  addWhole(set: IconifyJSON): void {
    this.whole = set;
    this.index = new Set([...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})]);
    this.shown = undefined;
  }

  /** Adds some icons, and the names that do not exist (`not_found`). */
  addSome(subset: IconifyJSON): void {
    for (const name of [...Object.keys(subset.icons), ...Object.keys(subset.aliases ?? {})]) {
      const icon = getIconData(subset, name);
      if (icon !== null) this.icons.set(name, icon);
    }
    for (const name of subset.not_found ?? []) this.absent.add(name);
  }

  /** Adds the complete list of names, including aliases. */
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

  /** `undefined`: unknown until the list of names is loaded. */
  has(name: string): boolean | undefined {
    if (this.icons.has(name)) return true;
    if (this.absent.has(name)) return false;
    return this.index?.has(name);
  }

  /** Names to offer (without those that a set only keeps for compatibility); undefined until the list is loaded. */
  names(): readonly string[] | undefined {
    if (this.index === undefined) return undefined;
    this.shown ??= [...this.index].filter((name) => this.whole?.icons[name]?.hidden !== true);
    return this.shown;
  }

  private isAlias(name: string): boolean {
    return this.whole?.aliases !== undefined && Object.hasOwn(this.whole.aliases, name);
  }
}

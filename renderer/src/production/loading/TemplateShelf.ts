import { CardwrightError, type Problem } from '../../errors.js';
import { nearestName, type Template } from '../../schema/index.js';

/**
 * The templates that a deck may name. Each file and each object stays a template of its own: one that has the id of another,
 * as a copy has, gets a new one.
 */
export class TemplateShelf {
  readonly warnings: Problem[] = [];
  #templates: readonly Template[];
  readonly #ids = new Map<Template, string>();
  /** The ids of those that are given by a path or as an object, so that their slugs give way to the slugs of others. */
  readonly #unnamed = new Set<string>();
  /** The files of the folder by the slugs that name them. */
  readonly #files = new Map<string, string[]>();

  constructor(private readonly official: readonly Template[]) {
    this.#templates = official;
  }

  /** The deck's own come first. */
  get all(): readonly Template[] {
    return this.#templates;
  }

  /** Adds one that is given by a path or as an object. @returns its id */
  add(template: Template): string {
    const { id, isNew } = this.#put(template);
    if (isNew) this.#unnamed.add(id);
    return id;
  }

  #put(template: Template): { readonly id: string; readonly isNew: boolean } {
    const known = this.#ids.get(template) ?? this.#templates.find((each) => isSame(each, template))?.id;
    const id = known ?? this.#freeId(template.id);
    this.#ids.set(template, id);
    if (known === undefined) this.#templates = [{ ...template, id }, ...this.#templates];
    return { id, isNew: known === undefined };
  }

  /** Adds one that a deck from a server brings: its references name it by the id that it has. */
  addBrought(template: Template): void {
    this.#templates = [template, ...this.#templates.filter(({ id }) => id !== template.id)];
  }

  /** Adds a file of the deck's folder. Its slug names it, even if an official template has the same one. */
  addFile(template: Template, file: string): void {
    const { slug } = template;
    const replaced = this.official.find(
      (each) => (each.slug === slug || each.id === template.id) && !isSame(each, template),
    );
    this.#templates = this.#templates.filter((each) => each !== replaced);
    this.#put(template);
    this.#files.set(slug, [...(this.#files.get(slug) ?? []), file]);
    if (replaced !== undefined) this.warnings.push(replaces(file, replaced));
  }

  /** @throws CardwrightError `template.unknown`; `template.ambiguous` for a slug that several files have */
  find(wanted: string, path: string): string {
    const files = this.#files.get(wanted) ?? [];
    if (files.length > 1)
      throw new CardwrightError(
        'template.ambiguous',
        `Several templates have the slug "${wanted}": ${files.join(', ')}.`,
        {
          path,
          fix: `Give each a slug of its own, or name one by its path: "${files[0] ?? ''}".`,
        },
      );
    const bySlug = this.#templates.filter(({ slug }) => slug === wanted);
    const found =
      this.#templates.find(({ id }) => id === wanted) ?? bySlug.find(({ id }) => !this.#unnamed.has(id)) ?? bySlug[0];
    if (found !== undefined) return found.id;
    const slugs = this.#templates.map(({ slug }) => slug);
    const near = nearestName(wanted, slugs);
    const fix =
      near === undefined
        ? `Use one of ${slugs.join(', ')}, or the path of a template file such as templates/mine.json.`
        : `Did you mean ${near}?`;
    throw new CardwrightError('template.unknown', `There is no template "${wanted}".`, { path, fix });
  }

  #freeId(id: string): string {
    const isTaken = (wanted: string): boolean => this.#templates.some((each) => each.id === wanted);
    let free = id;
    for (let number = 2; isTaken(free); number += 1) free = `${id}-${number}`;
    return free;
  }
}

/** Whether two templates draw the same, under one id. */
function isSame(one: Template, other: Template): boolean {
  return one === other || (one.id === other.id && JSON.stringify(one) === JSON.stringify(other));
}

function replaces(file: string, { slug, name }: Template): Problem {
  return {
    code: 'template.replaces_official',
    severity: 'warning',
    path: file,
    message: `${file} has the slug "${slug}" of the official template ${name}, and replaces it in the whole deck.`,
    fix: 'If the deck needs both, give the file a slug and an id of its own.',
  };
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '../../counted.js';
import { CardwrightError, problemsOf, type Problem } from '../../errors.js';
import type { Catalogue, OfficialCatalogue } from '../../plan/catalogue.js';
import {
  checkRelativePath,
  type ColorScheme,
  type DeckFile,
  nearestName,
  parseColorScheme,
  parseTemplate,
  parseText,
  readReference,
  type Template,
} from '../../schema/index.js';
import { readFileBytes } from './readFileBytes.js';
import { TemplateShelf } from './TemplateShelf.js';

/** A deck whose references are ids in a complete catalogue. */
export interface DeckWithDesigns {
  readonly deck: DeckFile;
  readonly catalogue: Catalogue;
  readonly warnings: readonly Problem[];
}

/**
 * Collects the official templates, those in the folder's templates/ and those that the deck contains or refers to by
 * path, and sets their ids in the deck. All references must exist: a deck is never drawn in a different template.
 * @param official templates and colour schemes for all decks
 * @throws CardwrightError `deck.invalid` with the problems of all files or references, `design.invalid` for a single faulty file
 */
export async function collectDesigns(
  deck: DeckFile,
  folder: string,
  official: OfficialCatalogue,
): Promise<DeckWithDesigns> {
  const collector = new DesignCollector(folder, official);
  collector.addBrought(deck);
  await collector.addFolder();
  const sides = async (
    owner: Record<`${'front' | 'back'}_template_id`, string | null>,
    path: string,
  ): Promise<Record<`${'front' | 'back'}_template_id`, string | null>> => ({
    front_template_id: await collector.template(owner.front_template_id, `${path}front_template_id`),
    back_template_id: await collector.template(owner.back_template_id, `${path}back_template_id`),
  });
  const own = async (side: 'front' | 'back'): Promise<string | null> =>
    (await collector.template(deck.templates?.[side] ?? null, `templates.${side}`)) ??
    (await collector.template(deck[`${side}_template_id`], `${side}_template_id`));
  const designs = { front_template_id: await own('front'), back_template_id: await own('back') };
  const categories = [];
  for (const [index, category] of deck.categories.entries()) {
    const path = `categories[${index}].`;
    const cards = [];
    for (const [at, card] of category.cards.entries())
      cards.push({ ...card, ...(await sides(card, `${path}cards[${at}].`)) });
    categories.push({ ...category, ...(await sides(category, path)), cards });
  }
  const scheme = await collector.scheme(deck.color_scheme ?? deck.color_scheme_id, designs.front_template_id);
  collector.assertComplete();
  return {
    deck: { ...deck, ...designs, color_scheme_id: scheme, categories },
    catalogue: collector.catalogue(),
    warnings: collector.warnings,
  };
}

class DesignCollector {
  readonly #warnings: Problem[] = [];
  readonly #errors: CardwrightError[] = [];
  readonly #shelf: TemplateShelf;
  readonly #schemes: ColorScheme[];
  readonly #read = new Map<string, Promise<Template>>();

  constructor(
    private readonly folder: string,
    private readonly official: OfficialCatalogue,
  ) {
    this.#shelf = new TemplateShelf(official.templates);
    this.#schemes = [...official.colorSchemes];
  }

  /** @throws CardwrightError with the problems of all references */
  assertComplete(): void {
    const [first, ...others] = this.#errors;
    if (first === undefined) return;
    throw others.length === 0 && first.problems.length > 0 ? first : joined(this.#errors);
  }

  get warnings(): readonly Problem[] {
    return [...this.#warnings, ...this.#shelf.warnings];
  }

  catalogue(): Catalogue {
    return { templates: this.#shelf.all, colorSchemes: this.#schemes };
  }

  /**
   * Templates in the deck folder's templates/ can be referred to by slug, like official ones.
   * @throws CardwrightError with the problems of all faulty files
   */
  async addFolder(): Promise<void> {
    const names = await readdir(join(this.folder, 'templates')).catch(() => []);
    for (const name of names.filter((each) => /\.(json|ya?ml)$/i.test(each)).sort()) {
      const file = `templates/${name}`;
      await this.#tried(async () => this.#shelf.addFile(await this.#fromFile(file, file), file));
    }
    const [first, ...others] = this.#errors;
    if (first !== undefined) throw others.length === 0 ? first : joined(this.#errors);
  }

  /** A deck pulled from a server contains the templates of its categories and cards. */
  addBrought(deck: DeckFile): void {
    const { templates } = (deck.designs ?? {}) as { readonly templates?: unknown };
    if (!Array.isArray(templates)) return;
    for (const [index, entry] of templates.entries()) {
      const parsed = parseTemplate(entry);
      if (!parsed.ok)
        throw new CardwrightError('design.invalid', `designs.templates[${index}] is invalid.`, {
          path: `designs.templates[${index}]`,
          problems: parsed.problems,
        });
      this.#shelf.addBrought(parsed.value);
    }
  }

  /** The id of a template given as an object, path, slug or id; null for none. */
  async template(reference: string | Template | null, path: string): Promise<string | null> {
    if (reference === null || reference === '') return null;
    if (typeof reference !== 'string') return this.#shelf.add(reference);
    return this.#tried(() => this.#namedTemplate(reference, path));
  }

  async #namedTemplate(reference: string, path: string): Promise<string> {
    const named = readReference(reference);
    if (named.kind === 'path') return this.#shelf.add(await this.#fromFile(named.path, path));
    return this.#shelf.find(named.kind === 'id' ? named.id : named.slug, path);
  }

  /** The id of the deck's scheme, else of the scheme for its front template. */
  async scheme(reference: string | ColorScheme | null, frontTemplate: string | null): Promise<string | null> {
    if (reference === null || reference === '') return this.#schemeOfDesign(frontTemplate);
    if (typeof reference !== 'string') return this.#addScheme(reference);
    return this.#tried(() => this.#namedScheme(reference));
  }

  async #namedScheme(reference: string): Promise<string> {
    const named = readReference(reference);
    if (named.kind === 'path')
      return this.#addScheme(await this.#readFile(named.path, 'color_scheme', parseColorScheme));
    const wanted = reference.toLowerCase();
    const { colorSchemes } = this.official;
    const found =
      colorSchemes.find(({ slug, id }) => slug === reference || id === reference) ??
      this.#schemes.find(({ name }) => name.toLowerCase() === wanted);
    if (found !== undefined) return found.id;
    const names = this.#schemes.map((scheme) => scheme.slug ?? scheme.name);
    throw new CardwrightError('color_scheme.unknown', `There is no colour scheme "${reference}".`, {
      path: 'color_scheme',
      fix: nameFix(reference, names) ?? `Use one of ${names.join(', ')}, or the path of a colour scheme file.`,
    });
  }

  /** Keeps the error of a file or reference, so that all of them are reported together. */
  async #tried<T>(find: () => Promise<T>): Promise<T | null> {
    try {
      return await find();
    } catch (error) {
      if (!(error instanceof CardwrightError)) throw error;
      if (!this.#errors.includes(error)) this.#errors.push(error);
      return null;
    }
  }

  #schemeOfDesign(templateId: string | null): string | null {
    const slug = this.#shelf.all.find(({ id }) => id === templateId)?.slug;
    return slug === undefined ? null : (this.official.colorSchemeFor(slug)?.id ?? null);
  }

  #addScheme(scheme: ColorScheme): string {
    putFirst(this.#schemes, scheme, ({ id }) => id === scheme.id);
    return scheme.id;
  }

  #fromFile(file: string, path: string): Promise<Template> {
    const known = this.#read.get(file) ?? this.#readFile(file, path, parseTemplate);
    this.#read.set(file, known);
    return known;
  }

  async #readFile<T>(file: string, path: string, parse: Parameters<typeof parseText<T>>[2]): Promise<T> {
    const checked = checkRelativePath(file, path);
    if (!checked.ok)
      throw new CardwrightError(checked.problem.code, checked.problem.message, { path, problems: [checked.problem] });
    const bytes = await readFileBytes(join(this.folder, checked.path)).catch((cause: unknown) => {
      const fix = 'Correct the path, or put the file there.';
      throw new CardwrightError('design.missing', `The file ${file} cannot be read.`, { path, cause, fix });
    });
    const parsed = parseText(bytes, file, parse);
    if (!parsed.ok) {
      if (file.startsWith('templates/') && parseText(bytes, file, parseColorScheme).ok)
        throw new CardwrightError('design.invalid', `${file} is a colour scheme, not a template.`, {
          path: file,
          fix: 'Move it out of templates/, and set color_scheme in the deck to its new path.',
        });
      throw new CardwrightError('design.invalid', `${file} is invalid.`, { path: file, problems: parsed.problems });
    }
    this.#warnings.push(...parsed.warnings);
    return parsed.value;
  }
}

function joined(errors: readonly CardwrightError[]): CardwrightError {
  const problems = errors.flatMap(problemsOf);
  return new CardwrightError('deck.invalid', `The deck has ${counted(problems.length, 'problem')}.`, { problems });
}

function nameFix(reference: string, names: readonly string[]): string | undefined {
  const near = nearestName(reference, names);
  return near === undefined ? undefined : `Did you mean ${near}?`;
}

/** Puts an entry of the deck before the others and removes those that it overrides, such as an official one. */
function putFirst<T>(entries: T[], own: T, isOverridden: (entry: T) => boolean): void {
  entries.splice(0, entries.length, own, ...entries.filter((entry) => !isOverridden(entry)));
}

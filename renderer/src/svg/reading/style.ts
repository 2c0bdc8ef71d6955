import type { SvgBudget } from './budget.js';
import { parseDeclarations, parseStylesheet, type Declaration, type Selector } from './css.js';
import { textOf } from './sanitizeTree.js';
import { childElements, type SvgElement } from '../types.js';

/** The computed properties of an element, including inherited ones, with values as written. */
export type Style = ReadonlyMap<string, string>;

const INHERITED: ReadonlySet<string> = new Set(
  (
    'color fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset clip-rule visibility font-size paint-order marker-start marker-mid marker-end'
  ).split(' '),
);
const OWN: ReadonlySet<string> = new Set(
  (
    'opacity display clip-path mask mix-blend-mode filter stop-color stop-opacity overflow transform transform-origin ' +
    'mask-type vector-effect x y width height cx cy r rx ry d'
  ).split(' '),
);

/** Characters of a value that is read again whenever its element, or one that inherits it, is drawn. */
const MAX_VALUE = 1_000;
/** Properties whose readers charge for the length of the value. */
const LONG: ReadonlySet<string> = new Set(['d', 'transform', 'clip-path', 'stroke-dasharray']);

const MARKERS = ['marker-start', 'marker-mid', 'marker-end'];

/** Cost in steps of one rule per element it may apply to: it is compared, sorted and copied. */
const RULE_WORK = 20;
/** Cost in steps of a rule itself. */
const NEW_RULE_WORK = 200;

interface RankedRule {
  readonly selector: Selector;
  readonly declarations: readonly Declaration[];
  readonly rank: number;
}

/** The style rules of a document, indexed by the most specific part of their selector. */
export class StyleRules {
  private readonly filed = new Map<string, RankedRule[]>();
  private readonly known = new WeakMap<SvgElement, readonly Declaration[]>();
  private order = 0;

  constructor(
    roots: readonly SvgElement[],
    private readonly budget: SvgBudget,
  ) {
    roots.forEach((root) => this.collect(root));
  }

  /** Declarations that apply to an element, weakest first: of rules, then of its own `style`. Collected only once. */
  declarationsOf(element: SvgElement): readonly Declaration[] {
    const known = this.known.get(element);
    if (known !== undefined) return known;
    const found = [...this.matching(element), ...parseDeclarations(element.attributes.get('style') ?? '')];
    this.known.set(element, found);
    return found;
  }

  private matching(element: SvgElement): readonly Declaration[] {
    if (this.filed.size === 0) return [];
    const classes = new Set((element.attributes.get('class') ?? '').split(/\s+/).filter((name) => name !== ''));
    const id = element.attributes.get('id');
    const keys = [
      ...[...classes].map((name) => `.${name}`),
      ...(id === undefined ? [] : [`#${id}`]),
      element.name,
      '*',
    ];
    const rules = keys.flatMap((key) => this.filed.get(key) ?? []);
    this.budget.spend(keys.length + rules.length * RULE_WORK);
    return rules
      .filter(({ selector }) => matches(selector, element.name, id, classes))
      .sort((one, other) => one.rank - other.rank)
      .flatMap(({ declarations }) => {
        this.budget.spend(declarations.length);
        return declarations;
      });
  }

  private collect(element: SvgElement): void {
    if (element.name === 'style') this.add(textOf(element));
    else childElements(element).forEach((child) => this.collect(child));
  }

  private add(css: string): void {
    for (const { selectors, declarations } of parseStylesheet(css, () => undefined)) {
      this.order += 1;
      this.budget.spend(NEW_RULE_WORK * selectors.length);
      for (const selector of selectors) {
        const { id, classes, tag } = selector;
        const key = id !== undefined ? `#${id}` : classes[0] !== undefined ? `.${classes[0]}` : (tag ?? '*');
        const specificity = (id === undefined ? 0 : 100) + classes.length * 10 + (tag === undefined ? 0 : 1);
        const filed = this.filed.get(key) ?? [];
        filed.push({ selector, declarations, rank: specificity * 1e7 + this.order });
        this.filed.set(key, filed);
      }
    }
  }
}

function matches(selector: Selector, name: string, id: string | undefined, classes: ReadonlySet<string>): boolean {
  return (
    (selector.tag === undefined || selector.tag === name) &&
    (selector.id === undefined || selector.id === id) &&
    selector.classes.every((one) => classes.has(one))
  );
}

/** Cascade: presentation attributes, then rules, then the style attribute, then `!important`. */
export function computeStyle(element: SvgElement, parent: Style, rules: StyleRules, budget: SvgBudget): Style {
  const style = new Map<string, string>();
  for (const [name, value] of parent) if (INHERITED.has(name)) style.set(name, value);
  const set = (name: string, value: string): void => {
    if (!INHERITED.has(name) && !OWN.has(name)) return;
    if (value.length > MAX_VALUE && !LONG.has(name)) return;
    const keyword = value.trim().toLowerCase();
    if (keyword === 'inherit' || (keyword === 'unset' && INHERITED.has(name))) {
      const inherited = parent.get(name);
      if (inherited === undefined) style.delete(name);
      else style.set(name, inherited);
    } else if (keyword === 'initial' || keyword === 'unset') style.delete(name);
    else style.set(name, value.trim());
  };
  const declare = (name: string, value: string): void => {
    if (name === 'marker') MARKERS.forEach((marker) => set(marker, value));
    else set(name, value);
  };
  for (const [name, value] of element.attributes) set(name, value);
  const declarations = rules.declarationsOf(element);
  budget.spend(4 + element.attributes.size + 2 * declarations.length);
  for (const { name, value, important } of declarations) if (!important) declare(name, value);
  for (const { name, value, important } of declarations) if (important) declare(name, value);
  return style;
}

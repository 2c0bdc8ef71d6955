import { counted } from '../../counted.js';
import type { Catalogue } from '../../plan/catalogue.js';
import type { DeckPlan, PlannedCard } from '../../plan/planDeck.js';
import { bind, keptAt, ownContent } from '../../resolve/bindings.js';
import { bindItem } from '../../resolve/interpolate.js';
import type { BindingInput } from '../../resolve/faceInput.js';
import { findStrayMarkup, type Stray } from '../../resolve/markdown/index.js';
import { shownItems } from '../../resolve/shownItems.js';
import { namedIcons } from '../../resolve/replaceAliases.js';
import { iconsOf } from '../../schema/deck/deckIcons.js';
import type { TemplateItem } from '../../schema/template/template.js';
import { createFinding, type FaceOfCard } from '../createFinding.js';
import { CardPaths } from '../fixes/CardPaths.js';
import type { DeckFix } from '../fixes/deckFix.js';
import { fixStray } from '../fixes/strayFix.js';
import type { Finding } from '../types.js';
import { unshownOfOwners } from './checkOwners.js';
import type { IconNameCheck } from './iconNameCheck.js';
import { kindLabel } from './kindLabel.js';
import { OtherDesigns } from './OtherDesigns.js';
import { strayMessage } from './strayMessage.js';
import { templatesShowing, unshownFields } from './unshownFields.js';

const SIDES = ['front', 'back'] as const;
const MOST_DESIGNS = 4;

/**
 * Finds what authors wrote and nobody will see as they meant it: filled fields that neither face of a card shows, and
 * markup that is printed as it is written. Needs no layout, so importing can afford it for a whole deck.
 */
export class ContentCheck {
  readonly #templates: Catalogue['templates'];
  readonly #icons: IconNameCheck | undefined;
  readonly #strays = new Map<string, readonly Stray[]>();
  readonly #designs = new Map<string, readonly string[]>();
  readonly #paths = new CardPaths();
  readonly #others: OtherDesigns;

  constructor({ templates }: Pick<Catalogue, 'templates'>, icons?: IconNameCheck) {
    this.#templates = templates;
    this.#others = new OtherDesigns(templates, this.#paths);
    this.#icons = icons;
  }

  /** The findings of all cards of a plan; `mergeFindings` combines equal ones. */
  checkPlan(plan: DeckPlan): readonly Finding[] {
    const ofCards = plan.cards.flatMap((planned) => this.checkCard(planned, plan.deck));
    return [...ofCards, ...this.checkOwners(plan.cards, plan.deck)];
  }

  /** Reports texts of categories that no face of these cards shows, if another design would. */
  checkOwners(cards: readonly PlannedCard[], deck: DeckPlan['deck']): readonly Finding[] {
    return unshownOfOwners(cards, deck).flatMap(({ kind, categories, planned }): Finding[] => {
      const { ratio } = planned.templates.front;
      if (this.#designsWith(kind, ratio).length === 0) return [];
      const count = counted(categories, 'category', 'categories');
      const message = `${kindLabel(kind)} is not shown by this design: ${count}.`;
      return [{ code: 'card.field_unshown', severity: 'info', message, field: kind, fix: this.#fixFor(kind, ratio) }];
    });
  }

  checkCard(planned: PlannedCard, deck: DeckPlan['deck']): readonly Finding[] {
    const { card, category, language, number } = planned;
    const input = { deck, card, category, language };
    const context = { deck, card, cardNumber: number, language };
    const texts = SIDES.flatMap((side) => this.#checkTexts(planned, side, input, { ...context, side }));
    const { front, back } = planned.templates;
    // A title names its card in lists and files in any case.
    const unshown = unshownFields(input, [front.json_config, back.json_config]).filter((kind) => kind !== 'title');
    return [...unshown.map((kind) => this.#unshown(kind, planned, { ...context, side: 'front' })), ...texts];
  }

  #checkTexts(
    { templates }: PlannedCard,
    side: 'front' | 'back',
    input: BindingInput,
    context: FaceOfCard,
  ): readonly Finding[] {
    const aliases = iconsOf(input.deck, this.#icons?.own);
    return shownItems(templates[side].json_config, input).flatMap((item) => {
      if (item.renderType !== 'text' && item.renderType !== 'markdown') return [];
      const isMarkdown = item.renderType === 'markdown';
      const text = namedIcons(bindItem(item, input).value, aliases);
      const inTemplate = ownContent(item) ?? '';
      return this.#straysIn(text, isMarkdown).map((stray) => {
        if (stray.code === 'text.placeholder' && inTemplate.includes(stray.excerpt))
          return noExpression(stray, item, context);
        const message = `${kindLabel(item.kind)}: ${strayMessage(stray, isMarkdown, this.#icons)}`;
        const quickFix = this.#fixStray(stray, { kind: item.kind, isMarkdown, aliases }, input);
        return {
          ...createFinding(stray.code, context, message, item.id),
          field: item.kind,
          ...(quickFix && { quickFix }),
        };
      });
    });
  }

  #fixStray(
    stray: Stray,
    { kind, isMarkdown, aliases }: { kind: string; isMarkdown: boolean; aliases: ReadonlyMap<string, string> },
    input: BindingInput,
  ): DeckFix | undefined {
    const kept = keptAt(kind, input);
    const owner = kept && this.#paths.of(input, kept.entity);
    if (kept === undefined || owner === undefined) return undefined;
    const { value: text } = bind(kind, input);
    const fixed = fixStray(stray, {
      text,
      isMarkdown,
      straysIn: (each) => this.#straysIn(namedIcons(each, aliases), isMarkdown),
      suggest: this.#icons?.suggest?.bind(this.#icons),
      valueOf: (name) => bind(name, input).value || bind(`field:${name}`, input).value,
    });
    const path = [...owner, ...kept.keys];
    return fixed && { label: fixed.label, edits: [{ type: 'set', path, before: text, value: fixed.text }] };
  }

  #straysIn(text: string, isMarkdown: boolean): readonly Stray[] {
    const key = `${isMarkdown ? 'markdown' : 'text'} ${text}`;
    const known = this.#strays.get(key);
    if (known !== undefined) return known;
    const strays = findStrayMarkup(text, isMarkdown, this.#icons?.exists.bind(this.#icons));
    if (strays.length > 0) this.#strays.set(key, strays);
    return strays;
  }

  #unshown(kind: string, planned: PlannedCard, context: FaceOfCard): Finding {
    const message = `${kindLabel(kind)} is not shown by this design.`;
    const { front, back } = planned.templates;
    const { side: _side, ...finding } = createFinding('card.field_unshown', context, message);
    // Not showing an icon is rarely a mistake: lists show it, and many designs draw one only where there is no picture.
    const fix = this.#fixFor(kind, front.ratio, [front.name, back.name]);
    if (kind === 'card_icon') return { ...finding, severity: 'info', field: kind, fix };
    const quickFix = this.#others.fixFor(kind, planned, context.deck);
    return { ...finding, field: kind, fix, ...(quickFix && { quickFix }) };
  }

  /** @param used the designs of the card, which may show the field on other cards only */
  #fixFor(kind: string, ratio: string, used: readonly string[] = []): string {
    const names = this.#designsWith(kind, ratio);
    const others = names.filter((name) => !used.includes(name));
    if (others.length > 0) return `These designs show it: ${listed(others)}.`;
    if (names.length > 0)
      return `${listed(names)} shows it on some cards only. Look in the template at when its part is shown.`;
    return 'No design shows it. Add it to a template of your own, or ignore this if it is only a note.';
  }

  #designsWith(kind: string, ratio: string): readonly string[] {
    const key = `${kind} ${ratio}`;
    const names = this.#designs.get(key) ?? templatesShowing(kind, this.#templates, ratio);
    this.#designs.set(key, names);
    return names;
  }
}

/** The template replaces every `{{…}}` of its own that it can read. */
function noExpression({ code, excerpt }: Stray, { kind, id }: TemplateItem, context: FaceOfCard): Finding {
  const message = `${kindLabel(kind)}: "${excerpt}" is printed as it is written, because it is not an expression.`;
  return { ...createFinding(code, context, message, id), fix: 'Correct the expression in the template.' };
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_DESIGNS;
  return names.slice(0, MOST_DESIGNS).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

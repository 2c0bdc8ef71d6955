import { CONTENT_KINDS, type TemplateConfig } from '@cardwright/renderer';
import { z } from 'zod';
import { asData, DATA_RULE } from './asData.js';

export interface TemplateWish {
  readonly brief: string;
  readonly ratio: string;
  /** The design to change; undefined for a new one. */
  readonly template: TemplateConfig | undefined;
}

export const templateAnswer = z.object({
  summary: z.string().trim().min(1).max(600),
  template: z.record(z.string(), z.unknown()),
});

const FORMAT = `A template describes one face of every card of a deck. It is JSON:
{"name": text, "description": text, "ratio": "width:height",
 "background": {"classes": text, "children": [items]},
 "sections": [{"id": text, "name": text, "heightPercent": number, "classes": text, "children": [items]}],
 "absoluteItems": [items with "x", "y", "width", "height" in percent of the face and "rotation" in degrees]}
The face is 240 units wide; a length such as 12px is 12 units. Sections lie below one another and their heightPercent add up
to 100. An item is {"id": text, "name": text, "kind": text, "renderType": text, "classes": text, "props": {}, "children": [items]}.
Ids are unique. Only the kind shape may have children, and then arranges them by its flex classes; sections are columns.
The kinds are ${CONTENT_KINDS.join(', ')}, and field:<name> for a custom value.
text, markdown, icon, image, shape, svg_shape and qr are the template's own; all others are filled from the card.
renderType is text, markdown (description, deck_description), icon (…_icon), image (…illustration), shape, svg-shape or qr.
props: text (of the kind text), icon (such as "lucide:star"), svg (inline, with fill="currentColor" or "var(--primary)"), shape
("rectangle", "ellipse", "star", …), showWhen (a kind that must have a value), prefix, suffix, minFontSize. Never src.
classes are Tailwind's utilities: flex-row gap-2 p-4 px-[12px] mt-auto flex-1 shrink-0 w-[40px] h-[30%] items-center
justify-between text-[14px] text-2xl font-bold leading-tight text-center uppercase tracking-wide rounded-lg border-2 shadow-md
opacity-50 object-cover. Fonts: font-besley, font-inter, font-newsreader. Colours follow the deck: bg-paper text-ink
text-muted border-line bg-surface bg-primary text-on-primary bg-secondary bg-accent; use them rather than fixed ones.`;

const ADVICE = `Texts are at least 7 units high; a title has 16 to 30 units. Keep 12 units between texts and the edge of the face. Pictures
(illustration, object-cover) may reach the edge. Texts get shorter and longer from card to card, so let them share the space.`;

/** What the model is told. A change keeps the ids of what stays, so that the differences can be listed. */
export function templateDesignPrompt({ brief, ratio, template }: TemplateWish) {
  const task =
    template === undefined
      ? `You design a template from the brief. Its ratio is ${ratio}.`
      : 'You change the template as the brief describes. Keep everything else exactly as it is, with its ids and its order; new items get new ids.';
  const system = `You are an experienced designer of playing cards and other card decks. ${task}
${FORMAT}
${ADVICE}
Answer with one JSON object and nothing else: {"summary": one or two plain sentences about what you designed or changed,
"template": the whole template}.
${DATA_RULE}`;
  return { system, prompt: asData(template === undefined ? { brief } : { brief, template }) };
}

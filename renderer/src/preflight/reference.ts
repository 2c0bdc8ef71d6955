import type { Severity } from '../errors.js';
import type { TextRole } from '../resolve/textRole.js';
import { QUIET_ZONE } from '../schema/template/qrProps.js';

/** What one check looks for, as documented in the reference. */
export interface CheckDescription {
  readonly severity: Severity;
  /** The problem. */
  readonly what: string;
  /** How to fix it. */
  readonly fix: string;
}

/** Sizes below these are hard to read on paper. A title is read from farther away than what is below it. */
export const SMALLEST_POINTS: Readonly<Record<TextRole, number>> = { title: 6, rules: 5, flavour: 5, note: 5 };
/** Print shops ask for this distance between frames and the trim, in millimetres. */
export const FRAME_MM = 3;
/** No cut is more precise than this, in millimetres. Checks also compare the colours this far on both sides of an edge. */
export const TOLERANCE_MM = 0.1;
/** What is fainter is a pattern or a watermark, and may be cut. */
export const FAINT = 0.3;
/** Cuts are off by up to this, in millimetres. */
export const SHORT_BLEED_MM = 1;
/** How far a template's ratio may differ from the card's without a finding. */
export const RATIO_TOLERANCE = 0.02;
/** WCAG 2.2, 1.4.3: contrast of normal text, and of large text (18 pt, or 14 pt bold). */
export const CONTRAST = { normal: 4.5, large: 3, unreadable: 1.5 } as const;

/**
 * Squares of 0.35 mm are four dots of a 300 dpi printer; phones read smaller ones only near by. ISO/IEC 15415 grades the
 * contrast of codes: below 3:1 readers begin to fail.
 */
export const QR_CODE = { moduleMm: 0.35, contrast: 3 } as const;

/**
 * Colours that differ by less (CIEDE2000) are hard to tell apart on small areas. Stone, Szafir and Setlur, “An Engineering
 * Model for Color Difference as a Function of Size”, 2014, find that half of all people notice about this difference on
 * marks of a third of a degree: two millimetres at arm's length.
 */
export const DISTINCT_COLORS = 10;

/** Every preflight finding by code. Codes never change; the documentation is generated from this table. */
export const PREFLIGHT_CHECKS = {
  'deck.required_fields': {
    severity: 'warning',
    what: 'The deck has no title, description, world or main language.',
    fix: 'Fill in the fields listed.',
  },
  'deck.untranslated': {
    severity: 'warning',
    what: 'The deck is printed in a language into which its own texts or those of a category are not translated.',
    fix: 'Translate the texts listed. Until then, another language is shown.',
  },
  'card.no_title': {
    severity: 'warning',
    what: 'A card has no title in any language.',
    fix: 'Give the card a title; lists and file names use it even if the template does not show it.',
  },
  'card.default_title': {
    severity: 'warning',
    what: 'A card still has the default title of new cards.',
    fix: 'Give the card its own title.',
  },
  'card.untranslated': {
    severity: 'warning',
    what: 'A card is printed in a language into which some of its texts are not translated.',
    fix: 'Translate the texts listed. Until then, another language is shown.',
  },
  'card.field_unshown': {
    severity: 'warning',
    what: 'A card or a category has a text, picture or field that neither face of its design shows. For an icon, and for what the deck says about itself, it is a note, because lists show them. A title names its card in lists and files and is not reported.',
    fix: 'Choose one of the designs listed, or add the field to the template.',
  },
  'card.duplicate': {
    severity: 'warning',
    what: 'Cards of a category say the same in every language and have the same design.',
    fix: 'Keep one of them with as many copies, or change what they say.',
  },
  'number.repeated': {
    severity: 'warning',
    what: 'The cards are numbered, and several have the same number.',
    fix: 'Renumber the cards, or give each its own number.',
  },
  'number.missing': {
    severity: 'info',
    what: 'The cards are numbered, and numbers between the first and the last are missing.',
    fix: 'Renumber the cards, or add those that are missing.',
  },
  'color.unknown_key': {
    severity: 'warning',
    what: 'A card, a category or the deck chooses a category colour that the colour scheme does not have.',
    fix: 'Choose a category colour of the scheme, or another scheme.',
  },
  'category.colors': {
    severity: 'warning',
    what: `The colours of two categories differ by less than ${DISTINCT_COLORS} (CIEDE2000), as everybody sees them or with protanopia, deuteranopia or tritanopia. Where the front shows the titles or icons of categories, it is a note.`,
    fix: 'Choose other colours of the scheme, or tell the categories apart by icons and titles as well.',
  },
  'category.greys': {
    severity: 'info',
    what: `The colours of two categories differ by less than ${DISTINCT_COLORS} (CIEDE2000) when they are printed without colours, and the front shows neither titles nor icons of categories.`,
    fix: 'Choose a lighter and a darker colour, or tell the categories apart by icons and titles as well.',
  },
  'text.whitespace': {
    severity: 'info',
    what: 'A text has spaces before or after it, or several between two words.',
    fix: 'Remove the needless spaces.',
  },
  'text.escaped_break': {
    severity: 'warning',
    what: 'A text contains \\n, which is printed as it is written. It looks like a line break that another program exported as text.',
    fix: 'Write a line break instead. If \\n is meant, write it as code.',
  },
  'text.html': {
    severity: 'warning',
    what: 'A text contains HTML that is printed as it is written.',
    fix: 'Remove it, or use Markdown or one of the tags b, strong, i, em, u and br.',
  },
  'text.token': {
    severity: 'warning',
    what: 'A text contains a word in square or curly brackets, which is printed as it is written.',
    fix: 'For an icon, write its name between colons, such as :coins:, or define the word in the icons of the deck. In Markdown, write \\[ to keep the bracket.',
  },
  'text.unclosed': {
    severity: 'warning',
    what: 'Bold or struck-out text is opened and not closed, so the marks are printed.',
    fix: 'Close it with the same marks right after a letter, or remove them.',
  },
  'text.unknown_icon': {
    severity: 'warning',
    what: 'A text contains a name between colons, but there is no such icon.',
    fix: 'Choose a name from `cardwright icons`. For an icon of a certain set, write :lucide/sword:.',
  },
  'text.placeholder': {
    severity: 'warning',
    what: 'A text contains {{…}}, which has no effect there, or a template contains one that is not an expression.',
    fix: 'Write the text itself; only templates replace {{…}}. In a template, correct the expression.',
  },
  'text.undrawn_markdown': {
    severity: 'warning',
    what: 'A text contains Markdown that is not drawn: a table without a proper line under its heading, a picture, the address of a link, or any Markdown in a part that shows plain text.',
    fix: 'Write it without Markdown, or use the tags b, i and u for emphasis.',
  },
  'text.overflow': {
    severity: 'error',
    what: 'A text does not fit its box, not even at the smallest size for its role, or it leaves the card.',
    fix: 'Shorten the text, enlarge or move its box, or lower minFontSize.',
  },
  'text.cut': {
    severity: 'warning',
    what: 'A text is too long for its box and is cut, as the template specifies (ellipsis or clip).',
    fix: 'Shorten the text, or enlarge its box.',
  },
  'text.word_broken': {
    severity: 'warning',
    what: 'A word is wider than its line and is broken where no hyphen may stand.',
    fix: 'Give the text more room or a smaller size, put a soft hyphen into the word, or use a shorter one.',
  },
  'text.off_shape': {
    severity: 'warning',
    what: 'A text reaches beyond the shape that it is on, where a circle, a rounded box or another shape is narrower than the rectangle around it.',
    fix: 'Shorten the text, give its box more padding, or enlarge the shape.',
  },
  'text.missing_glyph': {
    severity: 'error',
    what: 'No font has a glyph for a character.',
    fix: 'Replace the character; private and very rare characters cannot be printed.',
  },
  'text.small': {
    severity: 'warning',
    what: `A text is printed smaller than ${SMALLEST_POINTS.rules} pt, or a title smaller than ${SMALLEST_POINTS.title} pt.`,
    fix: 'Shorten the text, give it a larger size or more space, or print on a larger card.',
  },
  'contrast.low': {
    severity: 'warning',
    what: `A text has too little contrast with its background: less than ${CONTRAST.normal}:1, or ${CONTRAST.large}:1 for large text.`,
    fix: 'Make the text darker or lighter, or put a plain background behind it.',
  },
  'contrast.unreadable': {
    severity: 'error',
    what: `A text has almost no contrast with its background: less than ${CONTRAST.unreadable}:1.`,
    fix: 'Choose another colour for the text or for its background.',
  },
  'contrast.in_print': {
    severity: 'warning',
    what: 'A text has enough contrast on the screen, but too little in the colours of the press for which a PDF is made: `contrast.low` says how much is enough. Only exports with a print standard check this.',
    fix: 'Make the text or its background darker or lighter, until both differ enough in print.',
  },
  'image.low_resolution': {
    severity: 'warning',
    what: 'A picture has too few pixels for the required dpi at its printed size.',
    fix: 'Use a larger picture, or show it smaller.',
  },
  'image.broken': {
    severity: 'error',
    what: 'A picture cannot be found, opened or decoded.',
    fix: 'Correct its path or URL, or save the picture again as PNG or JPEG.',
  },
  'qr.no_address': {
    severity: 'warning',
    what: 'A template shows a QR code for the card or the deck, which has no address yet.',
    fix: 'Save the deck on a server and export it from there, or pull it: a deck file needs link_base and ids.',
  },
  'qr.too_long': {
    severity: 'error',
    what: 'A text is too long for a QR code.',
    fix: 'Use a shorter address, or a lower level of correction.',
  },
  'qr.small': {
    severity: 'warning',
    what: `The squares of a QR code are printed smaller than ${QR_CODE.moduleMm} mm.`,
    fix: 'Show the code larger, use a shorter address, or a lower level of correction.',
  },
  'qr.contrast': {
    severity: 'error',
    what: `A QR code has a contrast of less than ${QR_CODE.contrast}:1 with what is behind it, or is lighter than it.`,
    fix: 'Use a dark colour for the code and a light one behind it.',
  },
  'qr.quiet_zone': {
    severity: 'warning',
    what: `The margin around a QR code is not light and empty for ${QUIET_ZONE} of its squares on every side.`,
    fix: 'Keep quietZone at 4, move what is in the margin, or put the code on a light panel inside the card.',
  },
  'svg.broken': {
    severity: 'error',
    what: 'An inline SVG of the template cannot be drawn.',
    fix: 'Fix the SVG in the template, or use another one.',
  },
  'svg.simplified': {
    severity: 'warning',
    what: 'An SVG contains something that is not drawn, or is drawn in a simpler way, such as text, filters or colours that are not valid.',
    fix: 'Change the SVG as the message says; in a drawing program, turn texts and effects into paths. Or save it as a PNG.',
  },
  'icon.unknown': {
    severity: 'error',
    what: 'There is no icon with this name, or no file for an icon of the deck.',
    fix: 'Choose a name from `cardwright icons`, or correct the path of the deck’s own icon.',
  },
  'font.unknown': {
    severity: 'warning',
    what: 'There is no font with this name; the default font is used.',
    fix: 'Choose a name from `cardwright fonts`.',
  },
  'effect.no_blur': {
    severity: 'warning',
    what: 'An item is to be blurred, but shows something other than photographs, which stays sharp.',
    fix: 'Remove the blur-* class, or put it on the image alone.',
  },
  'mask.empty': {
    severity: 'warning',
    what: 'The SVG that is a picture’s mask fills nothing; the whole picture is shown.',
    fix: 'Use an SVG with filled shapes. Lines, gradients and opacity have no effect in a mask.',
  },
  'font.no_axis': {
    severity: 'warning',
    what: 'A class asks for an axis that the font does not have.',
    fix: 'Choose a variable font that has the axis, or remove the class.',
  },
  'font.no_feature': {
    severity: 'warning',
    what: 'A class asks for figures that the font does not have; its default figures are used.',
    fix: 'Choose another font, or remove the class.',
  },
  'class.unknown': {
    severity: 'warning',
    what: 'A class is unknown; it is kept but has no effect.',
    fix: 'Correct the class; the class reference lists all classes.',
  },
  'layout.problem': {
    severity: 'warning',
    what: 'A part of the face could not be laid out as specified.',
    fix: 'See the message.',
  },
  'safe_area.text': {
    severity: 'warning',
    what: 'A text extends beyond the safe area, where it may be cut off.',
    fix: 'Move it inwards, or give its box more padding.',
  },
  'safe_area.icon': {
    severity: 'warning',
    what: 'An icon extends beyond the safe area, where it may be cut off.',
    fix: 'Move it inwards, or make it smaller.',
  },
  'safe_area.frame': {
    severity: 'warning',
    what: `A frame or border runs along the edge of the card, closer to it than ${FRAME_MM} mm; where the cut is a little off, its margin looks uneven.`,
    fix: `Move it to at least ${FRAME_MM} mm from the edge, or let it bleed off the card.`,
  },
  'bleed.short': {
    severity: 'warning',
    what: `A picture or a filled area ends less than ${SHORT_BLEED_MM} mm from the trim, or from the cut of a round or hexagonal card, inside or outside, and what lies below has another colour. Where the cut is a little off, a thin line of it shows.`,
    fix: `Let it touch the edge of the card, without rotation or scaling, so that it bleeds; or keep it at least ${FRAME_MM} mm inside. A picture that is not cropped bleeds with object-cover.`,
  },
  'template.ratio': {
    severity: 'warning',
    what: `The template was designed for a ratio that differs from the card’s by ${RATIO_TOLERANCE * 100}% or more. It is laid out again, not stretched.`,
    fix: 'Choose a card size with the template’s ratio, or check the faces.',
  },
} as const satisfies Record<string, CheckDescription>;

export type FindingCode = keyof typeof PREFLIGHT_CHECKS;

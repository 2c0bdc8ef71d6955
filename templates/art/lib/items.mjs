// Builders of template items. They keep the templates readable and name every item for the structure tree.

const item = (kind, renderType, id, classes, { name, children, ...props } = {}) => ({
  id,
  kind,
  renderType,
  classes: classes.replace(/\s+/g, ' ').trim(),
  ...(name === undefined ? {} : { name }),
  ...(Object.keys(props).length === 0 ? {} : { props }),
  ...(children === undefined ? {} : { children }),
});

/** Bound text. @param kind a content kind or `field:<name>` */
export const text = (id, kind, classes, options) => item(kind, 'text', id, classes, options);
/**
 * The least height of a title: as many lines as it needs at its smallest size, so that longer texts do not cut it.
 * @param characters on a line of that size @param height of such a line
 * @param beside characters on a line beside the picture of a card that is wider than high
 */
export const lines = (characters, height, beside) => {
  const least = (most, onLine) => `min(${most}, ceil(length(title) / ${onLine})) * ${height}`;
  const tall = least(4, characters);
  return `min-h-[{{${beside === undefined ? tall : `card_ratio > 1.1 ? ${least(7, beside)} : ${tall}`}}}px]`;
};
/**
 * Classes that count on cards wider than high alone, such as 89 × 63 mm, which have half the height of a poker card.
 * @param only a condition besides
 */
export const wide = (classes, only) =>
  `{{card_ratio > 1.1${only === undefined ? '' : ` and (${only})`} ? '${classes}' : ''}}`;
/** Classes that count on square and wide cards. */
export const low = (classes) => `{{card_ratio > 0.9 ? '${classes}' : ''}}`;
/** What stands at the edge of a card, such as its category and credit: a few small lines at most, whatever they say. */
export const note = (id, kind, classes, options) =>
  text(id, kind, `${classes} line-clamp-${kind === 'attribution' ? 3 : 2}`, {
    overflow: 'shrink',
    ...options,
  });
/** A value on one line that shrinks before it is cut, such as a cost. */
export const label = (id, kind, classes, options) =>
  text(id, kind, `${classes} line-clamp-1`, { overflow: 'shrink', ...options });
/** The card's number beside other notes: never more than its share of the row. */
export const number = (id, classes) => label(id, 'card_number', `${classes} max-w-[45%] shrink-0`, { name: 'Number' });
/** Bound markdown. */
export const markdown = (id, kind, classes, options) => item(kind, 'markdown', id, classes, options);
const isShortProse =
  "length(description) <= 160 and not (description contains '-' or description contains '1.' or description contains '|')";
/**
 * A detailed text below a centred title: a few lines of prose are centred as well, but no lists and tables. A hyphen or
 * "1." tells a list.
 */
export const centredIfShort = (id, classes, options) => [
  markdown(`${id}-centred`, 'description', `text-center text-balance ${classes}`, {
    ...options,
    showWhen: isShortProse,
  }),
  markdown(id, 'description', classes, { ...options, showWhen: `not (${isShortProse})` }),
];
/** Fixed text with `{{…}}` in it. */
export const phrase = (id, content, classes, options) =>
  item('text', 'text', id, classes, { ...options, text: content });
/** Bound icon. */
export const icon = (id, kind, classes, options) => item(kind, 'icon', id, classes, options);
/** An icon chosen by the template. */
export const glyph = (id, iconName, classes, options) =>
  item('icon', 'icon', id, classes, { ...options, icon: iconName });
/** Bound picture; `placeholder` is the template's art for cards without one. */
export const image = (id, kind, classes, options) => item(kind, 'image', id, classes, options);
/** The card's picture. Where a photo is cropped, more of its upper part stays, because heads are there. */
export const photo = (id, classes, options) =>
  image(id, 'illustration', classes, { photoFocus: '50% 30%', ...options });
/** The same in a strip so low that it shows little more than a head. */
export const photoStrip = (id, classes, options) => photo(id, classes, { photoFocus: '50% 20%', ...options });
/** Vector art. @param fit contain (default), cover or fill */
export const art = (id, source, classes, options) =>
  item('svg_shape', 'svg-shape', id, classes, { ...options, svg: source });
/** Art that differs by category and card. @param generator one of the renderer's `ART_NAMES` */
export const drawn = (id, generator, classes, options) =>
  item('svg_shape', 'svg-shape', id, classes, { ...options, art: generator });
/** A painted box that lays out its children. */
export const box = (id, classes, children, options) =>
  item('shape', 'shape', id, classes, { ...options, ...(children === undefined ? {} : { children }) });

export const section = (id, name, heightPercent, classes, children) => ({
  id,
  name,
  height: `${heightPercent}%`,
  heightPercent,
  classes: classes.replace(/\s+/g, ' ').trim(),
  locked: false,
  children,
});

/** Lifts an item onto the overlay. x, y, width and height in percent of the face. */
export const place = (child, x, y, width, height, rotation = 0) => ({ ...child, x, y, width, height, rotation });

/** One face of a template. @param ratio `width:height` */
export const face = ({ slug, name, description, ratio, background, sections = [], absoluteItems = [] }) => ({
  slug,
  name,
  description,
  ratio,
  type: 'official',
  // The template's own scheme.
  color_scheme: slug.replace(/-back$/, '').replace(/^default$/, 'cardwright-default'),
  json_config: { name, description, ratio, background, sections, absoluteItems },
});

/**
 * A back that every card of a deck shares: what is drawn in the card's colour takes the deck's instead, or the backs
 * would tell the cards' categories.
 */
export const sharedByAllCards = (back) => JSON.parse(JSON.stringify(back).replace(/\bprimary\b/g, 'deck'));

// CPU time of warm layout in Node: everything is loaded, compiled and shaped, and the scenes are made again. It counts the
// user time of this process, so that other work on the machine does not matter.
import { openDeck } from '../workload.mjs';

const LEAST_WORDS = 50;
const WARM_UP_MS = 3000;

/** @param {{deck: object, rounds: number}} parameters @returns medians of the rounds, in ms of user time */
export default async function layout({ deck, rounds }, onTheClock) {
  const opened = await openDeck(deck);
  const texts = rememberTexts(opened.node.renderer.env.texts);
  const { plan, node, inputs } = opened;
  const faces = plan.cards.map((card) => inputs(plan, card, 'front'));
  let boxes = [];
  for (const face of faces) boxes.push(textBox(await node.scenes.scene(face)));
  boxes = boxes.filter(Boolean);
  const paragraphs = texts.filter(({ block }) => countWords(block) >= LEAST_WORDS);
  const render = () => {
    for (const face of faces) node.renderer.render(face);
  };
  const fit = () => {
    paragraphs.forEach((text, index) =>
      text.fit(boxes[index % boxes.length].width, boxes[index % boxes.length].height),
    );
  };
  const result = await onTheClock(() => ({
    cardMs: userTime(render, rounds) / faces.length,
    fitMs: userTime(fit, rounds * 20) / paragraphs.length,
    paragraphs: paragraphs.length,
    words: Math.round(paragraphs.reduce((sum, { block }) => sum + countWords(block), 0) / paragraphs.length),
  }));
  node.dispose();
  return result;
}

/** The user time of a warm round in ms. The clock of user time is coarse, so several rounds are measured together. */
function userTime(round, rounds) {
  for (const start = performance.now(); performance.now() - start < WARM_UP_MS;) round();
  const before = process.cpuUsage();
  for (let index = 0; index < rounds; index++) round();
  return process.cpuUsage(before).user / 1000 / rounds;
}

/** Records every text that is prepared from now on. */
function rememberTexts(cache) {
  const texts = [];
  const { setText } = cache;
  cache.setText = (key, text) => {
    texts.push(text);
    setText.call(cache, key, text);
  };
  return texts;
}

/** The rectangle of the face's longest text. */
function textBox({ items }) {
  const [longest] = items
    .filter(({ text }) => text)
    .sort((one, other) => other.text.content.length - one.text.content.length);
  return longest?.rect;
}

function countWords({ paragraphs }) {
  const text = paragraphs
    .flatMap(({ spans }) => spans.map((span) => (span.type === 'text' ? span.text : ' ')))
    .join('');
  return text.split(/\s+/).filter(Boolean).length;
}

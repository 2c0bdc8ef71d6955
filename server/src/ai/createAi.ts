import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { proceduralPictures } from './proceduralPictures.js';
import { OpenAiPictures } from './openAi/OpenAiPictures.js';
import { OpenAiText } from './openAi/OpenAiText.js';
import type { Ai } from './types.js';

/** Creates the models named in the settings. Without an image model, pictures are drawn by rules. */
export function createAi({ ai }: Pick<Config, 'ai'>, { log }: { readonly log: Logger }): Ai {
  if (ai === undefined) return { text: undefined, pictures: proceduralPictures };
  const { model, imageModel } = ai;
  return {
    text: model === undefined ? undefined : new OpenAiText(ai, model, log),
    pictures: imageModel === undefined ? proceduralPictures : new OpenAiPictures(ai, imageModel, log),
  };
}

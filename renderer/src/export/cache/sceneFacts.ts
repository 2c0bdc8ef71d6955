import type { Scene } from '../../displayList.js';
import { sha256 } from './sha256.js';

/** What a cache has to know about a scene. Scenes with equal facts share one picture. */
export interface SceneFacts extends Pick<Scene, 'width' | 'height' | 'bleed' | 'faces' | 'images'> {
  /** The digest of everything that is drawn, apart from the content of fonts and pictures. */
  readonly digest: string;
}

/** A scene that is laid out only if no cache has its picture. */
export interface LaterScene {
  readonly facts: SceneFacts;
  readonly draw: () => Promise<Scene>;
}

/** What is drawn, laid out or not. */
export type Drawing = Scene | LaterScene;

export function factsOf(drawing: Drawing): SceneFacts {
  if ('facts' in drawing) return drawing.facts;
  const { nodes, width, height, bleed, faces, images } = drawing;
  return { digest: sha256(JSON.stringify(nodes)), width, height, bleed, faces, images };
}

export async function sceneIn(drawing: Drawing): Promise<Scene> {
  return 'draw' in drawing ? drawing.draw() : drawing;
}

export { CardFace, type CardFaceProps } from './CardFace.js';
export { sceneShape, type SceneShapeOptions, sceneToNode } from './sceneToNode.js';

// Browser-safe: pictures drawn from words, without files and without Node.
export { drawScene, SCENES_VERSION, type SceneWish } from './drawScene.js';

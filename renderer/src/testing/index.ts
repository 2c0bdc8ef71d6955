// What other workspaces' tests need of the renderer; no product code imports it.
export { type CallTrace, FakePath2D, recordingContext, recordingLayers } from './recordingContext.js';

// Test helpers for other workspaces; no product code imports them.
export { type CallTrace, FakePath2D, recordingContext, recordingLayers } from './recordingContext.js';
export { frameFindings } from './frameFindings.js';
export { paintingPool } from './paintingPool.js';
export { renderTest, testRenderer } from './renderFixture.js';

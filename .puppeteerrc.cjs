// Installing dependencies never downloads a browser: scripts/setup.mjs finds or fetches one.
module.exports = { skipDownload: true };

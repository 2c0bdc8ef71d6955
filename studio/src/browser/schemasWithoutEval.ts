// The content security policy forbids code that is made of text. zod would try it once, and browsers report the attempt. It
// reads its settings from this global, so that pages without schemas need not load it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

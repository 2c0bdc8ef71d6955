import { createApp } from './app.js';

const port = Number(process.env.PORT ?? 3000);
const app = await createApp();
const server = app.listen(port, '127.0.0.1', () => {
  process.stdout.write(`Cardwright is at http://localhost:${port}\n`);
});

// Requests under way are answered before the process ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());

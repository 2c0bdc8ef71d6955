import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: { outDir: 'dist/site', emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2_000 },
  server: {
    proxy: { '/api': 'http://localhost:3000', '/fonts': 'http://localhost:3000', '/media': 'http://localhost:3000' },
  },
});

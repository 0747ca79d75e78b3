import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

export default defineConfig({
  root,
  plugins: [react()],
  build: {
    outDir: path.join(root, '../../.data/desk-page'),
    emptyOutDir: true,
    // A data URI would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One script: every screen is a click away, and it is loaded once a day.
    chunkSizeWarningLimit: 1_200,
  },
});

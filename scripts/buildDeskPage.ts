import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { runScript } from '../platform/runScript';

const root = path.join(__dirname, '..', 'desk', 'page');

/** `npm run desk:build`: the desk's page, in the folder of data. Whoever runs it need not be able to change the code. */
async function main(): Promise<void> {
  await build({
    // Vite would compile a file of settings, and write what comes of it beside that file.
    configFile: false,
    root,
    logLevel: 'warn',
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
}

runScript(main);

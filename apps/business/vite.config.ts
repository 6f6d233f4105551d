import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// Libraries are built for production even when a test run starts the build.
process.env['NODE_ENV'] = 'production'

/** Builds only the browser's files: the server writes the document around them, in the user's language. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  base: '/business/',
  publicDir: false,
  plugins: [tailwindcss()],
  build: {
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'apps/business/entry-browser.tsx' },
  },
})

import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Rolldown } from 'vite'
import { scriptFiles } from './script-files.ts'

// Libraries are built for production also when a test run starts the build.
process.env['NODE_ENV'] = 'production'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Libraries say "use client" for frameworks that read it; here it means nothing. */
const onLog: Rolldown.RolldownOptions['onLog'] = (level, log, next) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log)
}

/** The browser's files with a manifest, once a language, and one server bundle that needs no node_modules. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: false,
  // The renderer takes the styles from the browser's build.
  plugins: isSsrBuild ? [] : [tailwindcss()],
  ssr: { noExternal: true },
  // Vite leaves this to the server's environment; React would then run its checks for developers, at three times the cost.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: isSsrBuild
    ? {
        ssr: true,
        target: 'node26',
        rolldownOptions: {
          onLog,
          output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
        },
      }
    : {
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        // Data URLs of pictures would be downloaded with every page.
        assetsInlineLimit: 0,
        rolldownOptions: {
          onLog,
          input: ['apps/storefront/entry-browser.ts', 'apps/storefront/entry-start.tsx'],
          output: {
            // The entry lists every file that pages load later: names would make that list twice as heavy.
            chunkFileNames: 'assets/[hash:8].js',
            codeSplitting: { groups: scriptFiles },
          },
        },
      },
}))

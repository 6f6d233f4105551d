import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Rolldown } from 'vite'
import { scriptFiles } from './script-files.ts'

// Libraries are built for production even when a test run starts the build.
process.env['NODE_ENV'] = 'production'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Libraries mark files with "use client" for frameworks that use it; it has no effect here. */
const onLog: Rolldown.RolldownOptions['onLog'] = (level, log, next) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log)
}

/** The browser's files with a manifest, per language, and one server bundle that needs no node_modules. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: false,
  // The server build uses the styles of the browser build.
  plugins: isSsrBuild ? [] : [tailwindcss()],
  ssr: { noExternal: true },
  // Vite leaves this to the server's environment; React would then run its development checks, at three times the cost.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: isSsrBuild
    ? {
        ssr: true,
        target: 'node26',
        // As in the browser build, whose files the HTML names.
        assetsInlineLimit: 0,
        rolldownOptions: {
          onLog,
          output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
        },
      }
    : {
        manifest: 'manifest.json',
        modulePreload: {
          polyfill: false,
          // A file's own request begins at the same time: naming it once is enough.
          resolveDependencies: (file, dependencies) => dependencies.filter((other) => other !== file),
        },
        // Pictures as data URLs would be downloaded with every page.
        assetsInlineLimit: 0,
        rolldownOptions: {
          onLog,
          input: ['apps/storefront/entry-browser.ts', 'apps/storefront/entry-start.tsx'],
          output: {
            // The entry lists every file that pages load later; readable names would double the size of that list.
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: { groups: scriptFiles },
          },
        },
      },
}))

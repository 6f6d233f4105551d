import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Rolldown } from 'vite'

// Libraries are built for production also when a test run starts the build.
process.env['NODE_ENV'] = 'production'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Libraries say "use client" for frameworks that read it; here it means nothing. */
const onLog: Rolldown.RolldownOptions['onLog'] = (level, log, next) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log)
}

const platform = /\/platform\/(ui|page|client|i18n|money)\//
/** Controls that are filled in: pages that are only looked at do without. */
const controls =
  /platform\/ui\/(checkbox|chip|dialog|error-summary|field|inputs|notice|radio-card|use-confirm)\.tsx/
const frame =
  /storefront\/(tags\/|mall-footer)|ui\/(popup-|side-tools|shell\/(footer|suggestion-list|account-card))/
const menu = /shell\/(category-|use-category-menu|pointer-path)|storefront\/category-rows/
const below = /goods\/(goods-below|goods-tabs|shop-rail|goods-body)|comments\/storefront\/(?!own)/
const goods = /features\/(catalog|cart|favourites|shops|comments|footprints|inventory|checkout)\//

/** What the entry itself needs: the frame of all pages, the rooms' lists of pages, and what reads addresses for these. */
const entry =
  /platform\/(page|client|i18n)\/|ui\/(shell\/|badge|toasts|use-|skeleton|button|scroll-to|side-panel|icons\/(house|user|receipt|sign-out|squares|list|search|close|cart|caret))|storefront\/(index|settings|use-[a-z]+|open-\w+|guest-cart|list-search|shop-search|comment-page|category-address|help-search|use-port)\.ts|help\/rules|list\/list-search|own\/inputs|open-(pages|tags)|use-cart-count/
const inFirst = (id: string) => entry.test(id) && !controls.test(id) && !frame.test(id) && !menu.test(id)
const inKit = (id: string) => platform.test(id) && !controls.test(id) && !frame.test(id) && !menu.test(id)

/**
 * What pages share, and what comes after them one piece at a time, comes in few files instead of forty of some hundred
 * bytes each. The first group that wants a module has it, with all that it needs.
 */
const groups = [
  { name: 'first', test: inFirst },
  { name: 'kit', test: inKit, minShareCount: 6 },
  { name: 'menu', test: menu },
  { name: 'controls', test: platform, minShareCount: 3 },
  { name: 'goods', test: goods, minShareCount: 2 },
  { name: 'below', test: below },
  { name: 'frame', test: frame },
].map((group, at) => ({ ...group, priority: 10 - at }))

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
          input: 'apps/storefront/entry-browser.tsx',
          output: {
            // The entry lists every file that pages load later: names would make that list twice as heavy.
            chunkFileNames: 'assets/[hash:8].js',
            codeSplitting: { groups },
          },
        },
      },
}))

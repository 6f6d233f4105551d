/**
 * The build itself, in a separate process: it sets NODE_ENV for the libraries independently of the program that starts
 * it, and its memory is freed at the end.
 */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { pathOf } from '../href/index.ts'
import { locales, type Locale } from '../i18n/index.ts'
import { endWithParent } from './end-with-parent.ts'
import { isShared, oneLocale, shareFiles } from './one-locale.ts'
import { bundleProgram } from './program/bundle.ts'
import { serverProgram } from './record.ts'
import { leaveOutChunks } from './without-chunks.ts'

/** Collects every module that the build reads. */
function listModules(root: string, modules: Set<string>): Plugin {
  return {
    name: 'list-modules',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const path = pathOf(id)
        if (path.startsWith(root) && !path.includes('/node_modules/')) modules.add(path)
      }
    },
  }
}

/** Scripts and styles have an address per language; pictures and fonts a shared one, as in the server's HTML. */
function addressesOf(locale: Locale): Pick<InlineConfig, 'base' | 'experimental'> {
  return {
    base: `/${locale}/`,
    experimental: { renderBuiltUrl: (file) => (isShared(file) ? `/${file}` : `/${locale}/${file}`) },
  }
}

/** `standalone/*.ts`: each becomes one classic script that loads no other and has no language. */
async function standaloneScripts(root: string, app: string): Promise<string[]> {
  const folder = join(root, `apps/${app}/standalone`)
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter((name) => /^[\w-]+\.ts$/.test(name))
  return names.map((name) => join(folder, name))
}

/** Builds an app. One that is rendered on the server gets a browser build per language. */
async function run(root: string, app: string, folder: string): Promise<string[]> {
  const modules = new Set<string>()
  if (app === serverProgram) {
    await bundleProgram({ root, entry: 'apps/server/run.ts', folder, plugins: [listModules(root, modules)] })
    return [...modules]
  }
  const server = `apps/${app}/entry-server.tsx`
  const isRendered = existsSync(join(root, server))
  const one = (outDir: string, more: { ssr?: string; locale?: Locale } = {}) =>
    build({
      configFile: join(root, `apps/${app}/vite.config.ts`),
      logLevel: 'warn',
      mode: 'production',
      plugins: [
        listModules(root, modules),
        ...(more.locale ? [oneLocale(more.locale), leaveOutChunks()] : []),
      ],
      ...(more.locale ? addressesOf(more.locale) : {}),
      build: {
        outDir,
        emptyOutDir: true,
        reportCompressedSize: false,
        ...(more.ssr ? { ssr: more.ssr } : {}),
      },
    })
  const scripts = (await standaloneScripts(root, app)).map((input) =>
    build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: 'warn',
      mode: 'production',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [listModules(root, modules)],
      build: {
        outDir: join(folder, 'standalone'),
        emptyOutDir: false,
        reportCompressedSize: false,
        modulePreload: false,
        rolldownOptions: { input, output: { format: 'iife', entryFileNames: '[name].js' } },
      },
    }),
  )
  const browser = isRendered
    ? locales.map((locale) => one(join(folder, 'client', locale), { locale }))
    : [one(join(folder, 'client'))]
  await Promise.all([
    ...scripts,
    ...browser,
    isRendered ? one(join(folder, 'server'), { ssr: server }) : undefined,
  ])
  if (isRendered) await shareFiles(join(folder, 'client'))
  return [...modules]
}

const [root, app, folder] = process.argv.slice(2) as [string, string, string]
const isDone = endWithParent()
const modules = await run(root, app, folder)
isDone()
process.send?.(modules)
process.disconnect?.()

import { dirname, relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const place = /\bimport\.meta\.(url|dirname)\b/g

/**
 * A module names files by its own place, which in a bundle is another: it keeps the place of its source, below the root
 * that whoever loads the bundle has set.
 */
function keepPlaces(root: string): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta')) return null
      const path = JSON.stringify(relative(root, id).replaceAll('\\', '/'))
      const moved = code.replace(place, (_, what: string) => `globalThis.hojipSources.${what}(${path})`)
      const rest = /\bimport\.meta\.(?!env\b)\w+/.exec(moved)
      if (rest) throw new Error(`${id}: ${rest[0]} has no place in a bundle`)
      // What is replaced stays on its line.
      return { code: moved, map: null }
    },
  }
}

export interface ProgramOptions {
  root: string
  /** The module that starts it, from the root. */
  entry: string
  folder: string
  plugins: Plugin[]
}

/**
 * Bundles a program of Node with all modules of this repository: to find and open two thousand files takes longer than to
 * run them. Packages stay outside, except one of hundreds of files.
 */
export async function bundleProgram({ root, entry, folder, plugins }: ProgramOptions): Promise<void> {
  const output = {
    keepNames: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // The sources are there, below a root that need not be that of the build.
    sourcemapExcludeSources: true,
    sourcemapPathTransform: (source: string, map: string) =>
      relative(root, resolve(dirname(map), source)).replaceAll('\\', '/'),
  }
  await build({
    configFile: false,
    root,
    publicDir: false,
    // What fails is thrown as well.
    logLevel: 'silent',
    mode: 'production',
    plugins: [keepPlaces(root), ...plugins],
    ssr: { noExternal: ['kysely'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: entry,
      minify: false,
      // The log reads them when it has a stack to write (`platform/log`); Node would hold them.
      sourcemap: 'hidden',
      target: 'esnext',
      rolldownOptions: { output },
    },
  })
}

import { realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { builtFolder, root, serverProgram, siteState } from '../record.ts'

/** What the bundle puts in the place of `import.meta.url` and `import.meta.dirname` of a source. */
declare global {
  var hojipSources: { url: (path: string) => string; dirname: (path: string) => string } | undefined
}

export function setPlaces(ofSources: string): void {
  const url = (path: string) => pathToFileURL(join(ofSources, path)).href
  globalThis.hojipSources = { url, dirname: (path) => dirname(fileURLToPath(url(path))) }
}

/** The module that runs the server as it was built, or why the sources have to; nothing of the two where there is no build. */
export interface BuiltServer {
  url?: string
  why?: string
}

/**
 * The server as `npm run build` has made it, if it was made from the present sources. Its modules find their sources' files from
 * now on.
 */
export async function builtServer(outDir: string): Promise<BuiltServer> {
  const state = await siteState(outDir, serverProgram)
  if (state === 'none') return {}
  if (state !== 'fits') return { why: `${state.changed} has changed` }
  const folder = realpathSync(await builtFolder(outDir, serverProgram))
  // Packages are looked for beside and above the module that wants them.
  if (!folder.startsWith(realpathSync(root) + sep)) return { why: `${outDir} is not below ${root}` }
  setPlaces(root)
  return { url: pathToFileURL(join(folder, 'run.js')).href }
}

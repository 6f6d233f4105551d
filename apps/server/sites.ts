import { join } from 'node:path'
import { once } from '@hojip/platform/once'
import { assertBuilder, buildSites, buildState, NoBuilder } from '@hojip/platform/site-build'
import type { Config } from './config.ts'

export interface Sites {
  /** The folder with the builds. */
  buildDir: string
  /**
   * Of a demo: builds the business site and compresses both, once, however often it is called; again after a failure.
   * Without it, all of that is there.
   */
  complete?: () => Promise<void>
}

/** Throws `NoBuilder` where a demo could not build later what it has left out. Comparing the sources takes 0.3 s. */
async function assertCompletable(outDir: string): Promise<void> {
  try {
    assertBuilder()
  } catch (error) {
    if ((await buildState(outDir)) !== 'fits') throw error
  }
}

/**
 * The folder with an up-to-date build of both sites: that of `npm run build`, otherwise one in the data folder, which
 * is built now unless an earlier start has built it. A demo begins with the shoppers' site alone; production never
 * serves a part.
 * @throws when there is no such build and the build tools are not installed
 */
export async function findSites(
  { buildDir, dataDir, mode }: Pick<Config, 'buildDir' | 'dataDir' | 'mode'>,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<Sites> {
  const state = await buildState(buildDir)
  if (state === 'fits') return { buildDir }
  const why =
    state === 'none'
      ? `there is no build in ${buildDir}`
      : `the build in ${buildDir} is out of date: ${state.changed} has changed`
  if (state !== 'none') say(`${why}. npm run build brings it up to date`)
  const outDir = join(dataDir, 'build')
  try {
    const part = mode === 'demo' ? { apps: ['storefront'], compress: false } : {}
    await buildSites({ outDir, onProgress: say, ...part, ...(signal ? { signal } : {}) })
    if (mode === 'demo') await assertCompletable(outDir)
  } catch (error) {
    if (!(error instanceof NoBuilder)) throw error
    const how = 'run npm ci and npm run build, and leave the development packages out afterwards'
    throw new Error(`${why}, and ${error.message}: ${how} (see docs/deploying.md)`, { cause: error })
  }
  if (mode !== 'demo') return { buildDir: outDir }
  const complete = once(async () => {
    await buildSites({ outDir, ...(signal ? { signal } : {}) })
  })
  return { buildDir: outDir, complete }
}

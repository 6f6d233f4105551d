import { join } from 'node:path'
import { buildSites, buildState, NoBuilder } from '@hojip/platform/site-build'
import type { Config } from './config.ts'

/**
 * The folder with an up-to-date build of both sites: that of `npm run build`, otherwise one in the data folder, which
 * is built now unless an earlier start has built it.
 * @throws when there is no such build and the build tools are not installed
 */
export async function findSites(
  { buildDir, dataDir }: Pick<Config, 'buildDir' | 'dataDir'>,
  say: (line: string) => void,
): Promise<string> {
  const state = await buildState(buildDir)
  if (state === 'fits') return buildDir
  const why =
    state === 'none'
      ? `there is no build in ${buildDir}`
      : `the build in ${buildDir} is out of date: ${state.changed} has changed`
  if (state !== 'none') say(`${why}. npm run build brings it up to date`)
  const outDir = join(dataDir, 'build')
  try {
    await buildSites({ outDir, onProgress: say })
  } catch (error) {
    if (!(error instanceof NoBuilder)) throw error
    const how = 'run npm ci and npm run build, and leave the development packages out afterwards'
    throw new Error(`${why}, and ${error.message}: ${how} (see docs/deploying.md)`, { cause: error })
  }
  return outDir
}

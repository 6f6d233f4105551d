import { fileURLToPath } from 'node:url'
import { buildAll } from '@hojip/platform/site-build'

/** The folder of builds that all tests and measurements share. */
export const sharedBuildDir = fileURLToPath(
  new URL('../../../node_modules/.cache/hojip-sites', import.meta.url),
)

/** Builds the sites there when their sources have changed. @returns the folder of builds */
export async function sharedSites(): Promise<string> {
  await buildAll({ outDir: sharedBuildDir })
  return sharedBuildDir
}

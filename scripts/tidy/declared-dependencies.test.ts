import { expect, test } from 'vitest'
import { declaredDependencies } from './declared-dependencies.ts'
import { said } from './testing.ts'

function manifest(names: string[]) {
  return JSON.stringify({
    name: '@mall/server',
    dependencies: Object.fromEntries(names.map((one) => [one, '*'])),
  })
}

test('a workspace that is imported is named', () => {
  const planted = { 'apps/server/main.ts': "import { yuan } from '@mall/platform/money'\n" }
  expect(said(declaredDependencies, planted)).toEqual([
    'apps/server/main.ts:1 @mall/platform is not named in apps/server/package.json',
  ])
})

test('a workspace that is named is imported', () => {
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

import { expect, test } from 'vitest'
import { namedExports } from './named-exports.ts'
import { said } from './testing.ts'

test('both forms of a default export are reported', () => {
  const planted = {
    'platform/ui/a.ts': 'export default function a() {}\n',
    'platform/ui/b.ts': 'const b = 1\nexport { b as default }\n',
  }
  expect(said(namedExports, planted)).toEqual([
    'platform/ui/a.ts:1 export default: give it a name',
    'platform/ui/b.ts:2 export default: give it a name',
  ])
})

test('configuration files may have a default export', () => {
  const planted = {
    'vitest.config.ts': 'export default {}\n',
    'apps/storefront/routes.gen.ts': 'export default 1\n',
  }
  expect(said(namedExports, planted)).toEqual([])
})

import { expect, test } from 'vitest'
import { shippedImports } from './shipped-imports.ts'
import { said } from './testing.ts'

test('the program imports nothing that stays behind; tests may, and so may types', () => {
  const planted = {
    'scripts/lamp.ts': 'export const lamp = 1\n',
    'features/trade/orders/lamp.test.ts': "import '../../../scripts/lamp.ts'\n",
    'features/trade/orders/jobs.ts':
      "import type { lamp } from '../../../scripts/lamp.ts'\nimport '../../../scripts/lamp.ts'\nexport type Lamp = typeof lamp\n",
  }
  expect(said(shippedImports, planted)).toEqual([
    'features/trade/orders/jobs.ts:2 scripts/lamp.ts is no part of a release (scripts/release/shipped.ts)',
  ])
})

import { expect, test } from 'vitest'
import { said } from './testing.ts'
import { unusedDoors } from './unused-doors.ts'

function room(exports: Record<string, string>) {
  return JSON.stringify({ name: '@mall/cart', exports })
}

test('an export path that no other workspace imports is reported', () => {
  const planted = {
    'features/trade/cart/package.json': room({
      '.': './index.ts',
      './rules': './rules.ts',
      './gone': './gone.ts',
    }),
    'features/trade/cart/index.ts': "export { count } from './rules.ts'\n",
    'features/trade/cart/rules.ts': "import '@mall/cart/rules'\nexport const count = 1\n",
    'platform/clock/index.ts': 'export const now = 0\n',
    'apps/server/main.ts': "import { count } from '@mall/cart'\nexport const main = count\n",
  }
  expect(said(unusedDoors, planted)).toEqual([
    'features/trade/cart/package.json:0 nobody outside opens the door "./rules"',
    'features/trade/cart/package.json:0 nobody outside opens the door "./gone"',
    'platform/package.json:0 nobody outside opens the door "./clock"',
  ])
})

test('imports by tests count, and so do stylesheets imported by stylesheets', () => {
  const planted = {
    'features/trade/cart/package.json': room({ './testing': './testing.ts', './cart.css': './cart.css' }),
    'features/trade/cart/testing.ts': 'export const aCart = {}\n',
    'features/trade/cart/cart.css': '',
    'apps/server/cart.test.ts': "import { aCart } from '@mall/cart/testing'\nexport const cart = aCart\n",
    'apps/server/style.css': "@import '@mall/cart/cart.css';\n",
  }
  expect(said(unusedDoors, planted)).toEqual([])
})

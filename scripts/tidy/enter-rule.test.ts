import { expect, test } from 'vitest'
import { enterRule } from './enter-rule.ts'
import { said } from './testing.ts'

test.each([
  'if (event.nativeEvent.isComposing) return',
  'if (event.isComposing) return',
  'if (event.keyCode === 229) return',
])('%s is reported', (code) => {
  expect(
    said(enterRule, { 'features/trade/orders/storefront/part.tsx': `function on(event) {\n${code}\n}\n` }),
  ).toEqual([
    'features/trade/orders/storefront/part.tsx:2 a test of an input method: use isOfComposition of platform/ui',
  ])
})

test('the rule itself, and a ref of the same name pass', () => {
  const planted = {
    'platform/ui/keys/composing.ts': 'export const is = (event) => event.isComposing\n',
    'features/trade/orders/storefront/part.tsx': 'export const is = (field) => field.isComposing.current\n',
  }
  expect(said(enterRule, planted)).toEqual([])
})

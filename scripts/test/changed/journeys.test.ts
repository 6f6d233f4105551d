import { expect, test } from 'vitest'
import { mallWith } from '../../tidy/testing.ts'
import { chooseTests } from './choose.ts'
import { surveyOf } from './survey/survey.ts'

const pages = {
  'features/trade/cart/storefront/index.ts': `
    import { words } from './words.ts'
    export const pages = [
      definePage({ path: '/cart', component: () => import('./cart-page.tsx') }),
      definePage({ path: '/cart/$id', component: () => import('./line-page.tsx') }),
    ]`,
  'features/trade/cart/storefront/cart-page.tsx': '',
  'features/trade/cart/storefront/line-page.tsx': '',
  'features/trade/cart/storefront/words.ts': '',
  'features/trade/cart/store.ts': '',
  'e2e/testing/purchase.ts': "export const open = (page: any) => page.goto('/cart?from=1')\n",
  'e2e/lines.test.ts': 'await page.goto(`/cart/${id}`)\n',
  'e2e/home.test.ts': "await page.goto('/')\n",
  'e2e/bought.test.ts': "import './testing/purchase.ts'\n",
  'e2e/opens.test.ts': "await page.goto('/cart')\n",
  'e2e/chat/cart.test.ts': '',
  'e2e/pages/every-page.test.ts': "await page.goto('/cart')\n",
}

function journeysOf(changed: string[], planted: Record<string, string> = {}) {
  const survey = surveyOf(mallWith({ ...pages, ...planted }))
  return chooseTests(survey, { changed, secondsOf: () => 1 })
}

test('journeys of a page: named after the room, with its address, by way of a helper; long ones are left out', () => {
  const { journeys, left } = journeysOf(['features/trade/cart/storefront/cart-page.tsx'])
  expect(journeys).toEqual(['e2e/chat/cart.test.ts', 'e2e/opens.test.ts', 'e2e/bought.test.ts'])
  expect(left).toEqual([{ file: 'e2e/pages/every-page.test.ts', why: 'long' }])
})

test('a part of an address that is computed matches any', () => {
  const { journeys } = journeysOf(['features/trade/cart/storefront/line-page.tsx'])
  expect(journeys).toEqual(['e2e/chat/cart.test.ts', 'e2e/lines.test.ts'])
})

test('what the definitions of pages import belongs to all of them, and at most three journeys are chosen', () => {
  const { journeys, left } = journeysOf(['features/trade/cart/storefront/words.ts'])
  expect(journeys).toHaveLength(3)
  expect(left).toContainEqual({ file: 'e2e/bought.test.ts', why: 'journey' })
})

test('a change on the server alone has no journeys, a changed journey has itself, a helper those that import it', () => {
  expect(journeysOf(['features/trade/cart/store.ts']).journeys).toEqual([])
  expect(journeysOf(['e2e/home.test.ts']).journeys).toEqual(['e2e/home.test.ts'])
  expect(journeysOf(['e2e/testing/purchase.ts']).journeys).toEqual(['e2e/bought.test.ts'])
  const all = ['e2e/home.test.ts', 'e2e/lines.test.ts', 'e2e/opens.test.ts', 'e2e/pages/every-page.test.ts']
  expect(journeysOf(all).journeys).toEqual(all)
})

import { expect, test } from 'vitest'
import { lazyParts } from './lazy-parts.ts'
import { said } from './testing.ts'

test.each([
  "import { lazy } from 'react'",
  "import { lazy as later, Suspense } from 'react'",
  "const Part = React.lazy(() => import('./part.tsx'))",
])('%s is reported', (code) => {
  expect(said(lazyParts, { 'features/trade/orders/storefront/page.tsx': `\n${code}\n` })).toEqual([
    'features/trade/orders/storefront/page.tsx:2 a bare lazy: use lazyPart of platform/parts',
  ])
})

test('lazyPart, where it is made, and other things called lazy pass', () => {
  const planted = {
    'platform/parts/lazy-part.ts': "import { lazy } from 'react'\n",
    'features/trade/orders/storefront/page.tsx':
      "import { lazyPart } from '@mall/platform/parts'\nconst lazy = 1\n",
  }
  expect(said(lazyParts, planted)).toEqual([])
})

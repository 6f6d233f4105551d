import { expect, test } from 'vitest'
import { fileCircles } from './file-circles.ts'
import { said } from './testing.ts'

test('a circle of imports is reported once, and type imports count', () => {
  const planted = {
    'platform/ui/a.ts': "import './b.ts'\n",
    'platform/ui/b.ts': "export type { C } from './c.ts'\n",
    'platform/ui/c.ts': "import type { A } from './a.ts'\n",
  }
  expect(said(fileCircles, planted)).toEqual([
    'platform/ui/a.ts:0 imports itself: platform/ui/a.ts → platform/ui/b.ts → platform/ui/c.ts → platform/ui/a.ts',
  ])
})

test('a lazy import is no circle', () => {
  const planted = {
    'platform/ui/a.ts': "export const load = () => import('./b.ts')\n",
    'platform/ui/b.ts': "import './a.ts'\n",
  }
  expect(said(fileCircles, planted)).toEqual([])
})

import { expect, test } from 'vitest'
import { kindOf } from './kinds.ts'

const tree: Record<string, string> = {
  'features/trade/cart/cart.test.ts': "import { aRoom } from '@hojip/inventory/testing'",
  'features/goods/inventory/testing.ts': "import { freshDatabase } from '@hojip/platform/testing'",
  'features/trade/cart/rules/quantity.test.ts': "import { mostOf } from './quantity.ts'",
  'features/talk/help/help.test.ts': "import { testApi } from '@hojip/platform/testing'",
  'features/media/uploads/claiming.test.ts': "import { aRoom } from './testing/room.ts'",
  'features/media/uploads/testing/room.ts': "import { freshDatabase } from '@hojip/platform/testing'",
  'platform/ui/stepper.test.tsx': "// @vitest-environment happy-dom\nimport { act } from 'react'",
  'apps/server/clock.test.ts':
    "// own process: it changes the time\nimport { aRoom } from './testing/room.ts'",
}

test.each([
  ['features/trade/cart/cart.test.ts', 'database'],
  ['features/media/uploads/claiming.test.ts', 'database'],
  ['features/trade/cart/rules/quantity.test.ts', 'pure'],
  ['features/talk/help/help.test.ts', 'pure'],
  ['platform/ui/stepper.test.tsx', 'pages'],
  ['apps/server/clock.test.ts', 'alone'],
])('%s is of the kind %s', (file, kind) => {
  const doors = new Map([['inventory', 'features/goods/inventory/testing.ts']])
  expect(kindOf(file, { read: (path) => tree[path] ?? '', doors })).toBe(kind)
})

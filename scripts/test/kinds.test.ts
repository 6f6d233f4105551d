import { expect, test } from 'vitest'
import { kindOf } from './kinds.ts'

const tree: Record<string, string> = {
  'features/cart/cart.test.ts': "import { aRoom } from '@hojip/inventory/testing'",
  'features/inventory/testing.ts': "import { freshDatabase } from '@hojip/platform/testing'",
  'features/cart/rules/quantity.test.ts': "import { mostOf } from './quantity.ts'",
  'features/help/help.test.ts': "import { testApi } from '@hojip/platform/testing'",
  'features/uploads/claiming.test.ts': "import { aRoom } from './testing/room.ts'",
  'features/uploads/testing/room.ts': "import { freshDatabase } from '@hojip/platform/testing'",
  'platform/ui/stepper.test.tsx': "// @vitest-environment happy-dom\nimport { act } from 'react'",
  'apps/server/clock.test.ts':
    "// own process: it changes the time\nimport { aRoom } from './testing/room.ts'",
}

test.each([
  ['features/cart/cart.test.ts', 'database'],
  ['features/uploads/claiming.test.ts', 'database'],
  ['features/cart/rules/quantity.test.ts', 'pure'],
  ['features/help/help.test.ts', 'pure'],
  ['platform/ui/stepper.test.tsx', 'pages'],
  ['apps/server/clock.test.ts', 'alone'],
])('%s is of the kind %s', (file, kind) => {
  expect(kindOf(file, (path) => tree[path] ?? '')).toBe(kind)
})

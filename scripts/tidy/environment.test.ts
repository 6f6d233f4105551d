import { expect, test } from 'vitest'
import { environment } from './environment.ts'
import { said } from './testing.ts'

test.each(['process.env.PORT', 'process.env["PORT"]', 'process["env"].PORT'])(
  'reading the environment outside the configuration is reported: %s',
  (code) => {
    const path = 'platform/log/index.ts'
    const found = said(environment, { [path]: `export const port = ${code}\n` })
    expect(found.map((one) => one.split(':')[0])).toEqual([path])
  },
)

test('destructuring or importing env is reported', () => {
  const planted = {
    'platform/log/index.ts': 'const { env } = process\nexport const port = env.PORT\n',
    'apps/server/main.ts': "import { env } from 'node:process'\nexport const port = env.PORT\n",
  }
  expect(said(environment, planted)).toHaveLength(2)
})

test('scripts, tests and build files may read the environment', () => {
  const text = 'export const port = process.env.PORT\n'
  const planted = {
    'scripts/test.ts': text,
    'vite.config.ts': text,
    'apps/business/vite.config.ts': text,
    'platform/db/pool.test.ts': text,
    'bench/main.ts': text,
  }
  expect(said(environment, planted)).toEqual([])
})

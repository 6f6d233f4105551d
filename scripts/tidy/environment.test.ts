import { expect, test } from 'vitest'
import { environment } from './environment.ts'
import { said } from './testing.ts'

test.each(['process.env.PORT', 'process.env["PORT"]', 'process["env"].PORT'])(
  'the environment has one reader: %s',
  (code) => {
    const path = 'platform/log/index.ts'
    const found = said(environment, { [path]: `export const port = ${code}\n` })
    expect(found.map((one) => one.split(':')[0])).toEqual([path])
  },
)

test('taking env out of process is seen', () => {
  const planted = {
    'platform/log/index.ts': 'const { env } = process\nexport const port = env.PORT\n',
    'apps/server/main.ts': "import { env } from 'node:process'\nexport const port = env.PORT\n",
  }
  expect(said(environment, planted)).toHaveLength(2)
})

test('scripts, tests and build files read what they need', () => {
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

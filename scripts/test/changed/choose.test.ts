import { expect, test } from 'vitest'
import { mallWith } from '../../tidy/testing.ts'
import { chooseTests, type Wish } from './choose.ts'
import { surveyOf } from './survey/survey.ts'

function room(name: string) {
  return JSON.stringify({ name: `@mall/${name}`, exports: { '.': './index.ts' } })
}
const schema = 'create table cart_line (id uuid);\ncreate table note (id uuid);\n'

/** Three rooms, each of which uses the one before, and a test of each kind. */
const rooms = {
  'db/schema.sql': schema,
  'features/trade/cart/package.json': room('cart'),
  'features/trade/cart/index.ts': "export { addLine } from './store.ts'\n",
  'features/trade/cart/store.ts': "export const addLine = (db: any) => db.insertInto('cart_line')\n",
  'features/trade/cart/cart.test.ts': "import './index.ts'\n",
  'features/trade/cart/rules.test.ts': "import './rules.ts'\n",
  'features/trade/cart/rules.ts': '',
  'features/trade/cart/busy.torture.test.ts': "import './index.ts'\n",
  'features/trade/checkout/package.json': room('checkout'),
  'features/trade/checkout/index.ts': "export { addLine } from '@mall/cart'\n",
  'features/trade/checkout/checkout.test.ts': "import './index.ts'\n",
  'features/trade/checkout/lines.test.ts': "import './index.ts'\nconst lines = 'select 1 from cart_line'\n",
  'features/counter/figures/package.json': room('figures'),
  'features/counter/figures/figures.test.ts': "import '@mall/checkout'\n",
  'features/talk/notes/notes.test.ts': "import './store.ts'\n",
  'features/talk/notes/store.ts': "export const note = (db: any) => db.selectFrom('note')\n",
  'apps/server/security/access.test.ts': "import '@mall/checkout'\n",
  'bench/bench.test.ts': "import '@mall/checkout'\n",
}

const none = { tests: [], journeys: [], left: [] }

function chosen(wish: Partial<Wish> & Pick<Wish, 'changed'>, planted: Record<string, string> = {}) {
  return chooseTests(surveyOf(mallWith({ ...rooms, ...planted })), { secondsOf: () => 1, ...wish })
}

/** Reasons by file, in the order in which the files are taken. */
function reasonsOf(...given: Parameters<typeof chosen>) {
  return chosen(...given).tests.map(({ file, reason }) => `${reason} ${file}`)
}

const ofStore = [
  'own features/trade/cart/cart.test.ts',
  'table features/trade/checkout/lines.test.ts',
  'mall apps/server/security/access.test.ts',
  'near features/trade/checkout/checkout.test.ts',
  'far features/counter/figures/figures.test.ts',
]

test('a change reaches the tests that load it, the nearest first, and no others', () => {
  expect(reasonsOf({ changed: ['features/trade/cart/store.ts'] })).toEqual(ofStore)
  expect(reasonsOf({ changed: ['features/trade/cart/rules.ts'] })).toEqual([
    'own features/trade/cart/rules.test.ts',
  ])
})

test('tortures and benchmarks are left out unless they have changed', () => {
  const { left } = chosen({ changed: ['features/trade/cart/store.ts'] })
  expect(left).toEqual([
    { file: 'features/trade/cart/busy.torture.test.ts', why: 'long' },
    { file: 'bench/bench.test.ts', why: 'long' },
  ])
  expect(reasonsOf({ changed: ['bench/bench.test.ts'] })).toEqual(['changed bench/bench.test.ts'])
})

test('beyond two minutes the farthest are left out, but never those of the changed room', () => {
  const secondsOf = (file: string) => (/checkout\.test|cart\.test|figures/.test(file) ? 95 : 1)
  const { tests, left, seconds } = chosen({ changed: ['features/trade/cart/store.ts'], secondsOf })
  expect(tests.map(({ file }) => file)).toEqual([
    'features/trade/cart/cart.test.ts',
    'features/trade/checkout/lines.test.ts',
    'apps/server/security/access.test.ts',
    'features/trade/checkout/checkout.test.ts',
  ])
  expect(left.filter(({ why }) => why === 'time')).toEqual([
    { file: 'features/counter/figures/figures.test.ts', why: 'time' },
  ])
  expect(seconds).toBe(108)
  const slow = chosen({ changed: ['features/trade/cart/store.ts'], secondsOf: () => 300 })
  expect(slow.tests.map(({ reason }) => reason)).toEqual(['own'])
})

test('a change of the platform has no limit, since most rooms depend on it', () => {
  const planted = { 'features/trade/cart/index.ts': "import '@mall/platform/money'\nimport './store.ts'\n" }
  const { tests } = chosen({ changed: ['platform/money/index.ts'], secondsOf: () => 300 }, planted)
  expect(tests.map(({ file }) => file)).toContain('features/counter/figures/figures.test.ts')
})

test.each(['package.json', 'package-lock.json', 'vitest.config.ts', 'platform/testing/index.ts'])(
  'a change of %s makes every test necessary',
  (path) => {
    expect(chosen({ changed: ['features/trade/cart/store.ts', path] })).toMatchObject({
      ...none,
      everything: path,
    })
  },
)

test('a migration reaches the tests of the rooms that name its tables', () => {
  const planted = {
    'db/migrations/0002_notes.sql': 'alter table note add column at timestamptz;\n',
    'db/migrate.test.ts': '',
  }
  expect(reasonsOf({ changed: ['db/migrations/0002_notes.sql'] }, planted)).toEqual([
    'own db/migrate.test.ts',
    'table features/talk/notes/notes.test.ts',
  ])
})

test('a change of a package reaches those who use the package', () => {
  const { tests } = chosen({ changed: ['features/trade/cart/package.json'] })
  expect(tests.map(({ file }) => file)).toEqual([
    'features/trade/cart/cart.test.ts',
    'features/trade/cart/rules.test.ts',
    'apps/server/security/access.test.ts',
    'features/trade/checkout/checkout.test.ts',
    'features/trade/checkout/lines.test.ts',
    'features/counter/figures/figures.test.ts',
  ])
})

test('data that no text names belongs to the tests beside it; documents belong to none', () => {
  expect(reasonsOf({ changed: ['features/talk/notes/pictures/a.webp'] })).toEqual([
    'own features/talk/notes/notes.test.ts',
  ])
  expect(chosen({ changed: ['features/talk/notes/README.md', 'docs/plan.md'] })).toMatchObject(none)
})

test('filters narrow the choice', () => {
  expect(reasonsOf({ changed: ['features/trade/cart/store.ts'], filters: ['figures', 'notes'] })).toEqual([
    'far features/counter/figures/figures.test.ts',
  ])
})

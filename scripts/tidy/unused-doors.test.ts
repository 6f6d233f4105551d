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

test('a re-exported name must be used by another workspace, a declared one by another file', () => {
  const planted = {
    'features/trade/cart/package.json': room({ '.': './index.ts', './rules': './rules.ts' }),
    'features/trade/cart/index.ts':
      "export { add, type Cart, empty as emptied } from './rules.ts'\nexport * from './more.ts'\nexport * as inner from './more.ts'\n",
    'features/trade/cart/more.ts': 'export const more = 1\nexport const most = 2\nexport type Least = 0\n',
    'features/trade/cart/rules.ts':
      'export function add() {}\nexport type Cart = object\nexport const [empty, { full }] = [1, { full: 2 }]\nexport enum Kind {}\n',
    'features/trade/cart/store.ts': "import { most } from './more.ts'\nexport const used = most\n",
    'apps/server/main.ts':
      "import { add } from '@mall/cart'\nimport '@mall/cart/rules'\nexport const main = add\n",
  }
  expect(said(unusedDoors, planted)).toEqual([
    'features/trade/cart/index.ts:1 hands on Cart, which nobody outside uses',
    'features/trade/cart/index.ts:1 hands on emptied, which nobody outside uses',
    'features/trade/cart/index.ts:2 hands on more, which nobody outside uses',
    'features/trade/cart/index.ts:2 hands on Least, which nobody outside uses',
    'features/trade/cart/index.ts:3 hands on inner, which nobody outside uses',
    'features/trade/cart/rules.ts:3 exports full to nobody',
    'features/trade/cart/rules.ts:4 exports Kind to nobody',
  ])
})

const uses = {
  'a type': "export type A = import('@mall/cart').One",
  'a type of a part': "export type A = import('@mall/cart').One.Part",
  'a namespace': "import * as cart from '@mall/cart'\nexport const a = cart.One",
  'an import later': "export const { One } = await import('@mall/cart')",
  'its member': "export const a = (await import('@mall/cart')).One",
  'a callback': "export const a = import('@mall/cart').then((module) => module.One)",
  "a callback's pattern": "export const a = import('@mall/cart').then(({ One }) => One)",
  'another name': "import { One as Two } from '@mall/cart'\nexport const a = Two",
  'handing on': "export { One as Two } from '@mall/cart'",
  'an addition': "declare module '@mall/cart' {\n  interface One {}\n}",
}

test.each(Object.entries(uses))('%s uses the names it mentions and no others', (_, text) => {
  expect(said(unusedDoors, takenBy(text))).toEqual(['features/trade/cart/index.ts:2 exports Other to nobody'])
})

const wholes = {
  'an import of which nobody knows what it takes': "export const a = await import('@mall/cart')",
  'a namespace that is passed on': "import * as cart from '@mall/cart'\nexport const a = [cart]",
  'the type of a module': "export type A = typeof import('@mall/cart')",
  'export *': "export * from '@mall/cart'",
}

test.each(Object.entries(wholes))('%s uses all names', (_, text) => {
  expect(said(unusedDoors, takenBy(text))).toEqual([])
})

function takenBy(text: string) {
  return {
    'features/trade/cart/package.json': room({ '.': './index.ts' }),
    'features/trade/cart/index.ts': 'export const One = 1\nexport const Other = 2\n',
    'apps/server/main.ts': `${text}\n`,
  }
}

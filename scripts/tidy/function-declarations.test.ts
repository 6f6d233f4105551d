import { expect, test } from 'vitest'
import { functionDeclarations } from './function-declarations.ts'
import { said } from './testing.ts'

test('top-level arrows and function expressions are reported, exported or not', () => {
  const planted = {
    'platform/a.ts': 'const a = 1\nexport const one = () => a\nconst two = async function () {}\ntwo()\n',
  }
  expect(said(functionDeclarations, planted)).toEqual([
    'platform/a.ts:2 one is a top-level function: write `function one(…)`',
    'platform/a.ts:3 two is a top-level function: write `function two(…)`',
  ])
})

test('declarations, callbacks, local arrows and arrows of a named type pass', () => {
  const planted = {
    'platform/a.ts':
      'type Write = (a: string) => void\nconst write: Write = (a) => { const b = () => a; b() }\n' +
      'export function all(list: string[]) { return list.map((one) => write(one)) }\n',
    'platform/vitest.config.ts': 'const onLog = () => {}\nexport { onLog }\n',
  }
  expect(said(functionDeclarations, planted)).toEqual([])
})

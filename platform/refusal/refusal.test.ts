import { expect, expectTypeOf, test } from 'vitest'
import { carries, defineRefusals, namesFields, refuse, type RefusalKind, type WithFields } from './index.ts'

const text = { 'zh-CN': '不行', 'en-US': 'No', 'ko-KR': '안 돼요' }
const refusals = defineRefusals('tests', {
  gone: { code: '40004', text },
  short: { code: '40011', data: carries<{ stock: number }>(), text },
  later: { code: '42901', data: carries<{ seconds: number } | undefined>(), text },
  wrong: { code: '40001', data: namesFields, text },
})

test('a refusal carries the data that its declaration names', () => {
  expect(refuse(refusals.short, {}, { stock: 2 }).data).toEqual({ stock: 2 })
  expect(refuse(refusals.later).data).toBeUndefined()
  expect(refuse(refusals.later, {}, { seconds: 9 }).data).toEqual({ seconds: 9 })
})

test('other data does not compile, nor does data that is left out', () => {
  const wrong = [
    // @ts-expect-error a refusal without data
    refuse(refusals.gone, {}, { stock: 2 }),
    // @ts-expect-error a field of another name
    refuse(refusals.short, {}, { left: 2 }),
    // @ts-expect-error the data is missing
    refuse(refusals.short),
    // @ts-expect-error one of the two needs its stock
    refuse(text['en-US'] === 'No' ? refusals.gone : refusals.short),
  ]
  expect(wrong).toHaveLength(4)
})

test('a kind that needs data is not one that needs none', () => {
  expectTypeOf(refusals.gone).toEqualTypeOf<RefusalKind<'tests/gone', undefined>>()
  expectTypeOf(refusals.wrong).toEqualTypeOf<RefusalKind<'tests/wrong', WithFields>>()
  expectTypeOf(refusals.short).toExtend<RefusalKind>()
  expectTypeOf(refusals.short).not.toExtend<RefusalKind<'tests/short', undefined>>()
  expectTypeOf(refusals.later).toExtend<RefusalKind<'tests/later', undefined>>()
})

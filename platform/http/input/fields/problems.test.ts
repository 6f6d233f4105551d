import { expect, test } from 'vitest'
import { z } from 'zod'
import { locales } from '../../../i18n/index.ts'
import { call } from '../../contract.ts'
import { parseInput } from '../input.ts'
import { problemOf } from './problems.ts'

/** The first problem of an input with one field of this shape. */
function problem(shape: z.ZodType, value: unknown, locale: (typeof locales)[number]): string {
  const asked = call({
    summary: '',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'none',
    input: z.object({ field: shape }),
    output: z.null(),
  })
  const answer = parseInput(asked, { field: value }, locale) as {
    data?: { fields: { field: string; problem: string }[] }
  }
  return answer.data!.fields[0]!.problem
}

const faults: [what: string, shape: z.ZodType, value: unknown, zh: string, en: string, ko: string][] = [
  ['nothing', z.string(), undefined, '不能为空', 'this is required', '꼭 입력해 주세요'],
  ['null', z.number(), null, '不能为空', 'this is required', '꼭 입력해 주세요'],
  ['a number as text', z.string(), 5, '请填写文字', 'enter text', '글자로 입력해 주세요'],
  ['text as a number', z.number(), 'x', '请填写数字', 'enter a number', '숫자로 입력해 주세요'],
  ['a fraction', z.int(), 1.5, '请填写整数', 'enter a whole number', '소수점 없는 숫자로 입력해 주세요'],
  ['yes or no', z.boolean(), 'x', '只能是“是”或“否”', 'must be yes or no', '예 또는 아니요만 쓸 수 있어요'],
  ['a list', z.array(z.string()), 'x', '应该是一个列表', 'must be a list', '목록이어야 해요'],
  ['an object', z.object({}), 'x', '应该是一组内容', 'must be a group of fields', '항목 묶음이어야 해요'],
  ['empty text', z.string().min(1), '', '不能为空', 'this is required', '꼭 입력해 주세요'],
  [
    'short text',
    z.string().min(8),
    'x',
    '至少 8 个字',
    'use at least 8 characters',
    '8자 이상 입력해 주세요',
  ],
  [
    'long text',
    z.string().max(2),
    'abc',
    '最多 2 个字',
    'use at most 2 characters',
    '2자까지 입력할 수 있어요',
  ],
  ['a small number', z.number().min(1), 0, '不能小于 1', 'must be 1 or more', '1 이상이어야 해요'],
  ['a big number', z.number().max(9), 10, '不能大于 9', 'must be 9 or less', '9 이하여야 해요'],
  ['not above', z.number().gt(0), 0, '要大于 0', 'must be more than 0', '0보다 커야 해요'],
  ['not below', z.number().lt(5), 5, '要小于 5', 'must be less than 5', '5보다 작아야 해요'],
  ['an empty list', z.array(z.string()).min(1), [], '不能为空', 'this is required', '꼭 입력해 주세요'],
  [
    'a long list',
    z.array(z.string()).max(1),
    ['a', 'b'],
    '最多 1 项',
    'choose at most 1',
    '1개까지 가능해요',
  ],
  ['an id', z.uuid(), 'x', '编号不对', 'this is no valid id', '번호가 올바르지 않아요'],
  ['mail', z.email(), 'x', '邮箱格式不对', 'this is no e-mail address', '이메일 형식이 맞지 않아요'],
  ['a pattern', z.string().regex(/^a$/), 'x', '格式不对', 'the format is wrong', '형식이 맞지 않아요'],
  [
    'a choice',
    z.enum(['0', '1']),
    '2',
    '不在可选的范围内',
    'this is not one of the choices',
    '선택할 수 없는 값이에요',
  ],
  ['steps', z.number().multipleOf(5), 3, '要是 5 的倍数', 'must be a multiple of 5', '5의 배수여야 해요'],
  [
    'either',
    z.union([z.object({ a: z.string() }), z.array(z.string())]),
    'x',
    '填写有误',
    'this is not right',
    '입력한 내용을 확인해 주세요',
  ],
]

test.each(faults)('%s', (_, shape, value, ...sentences) =>
  expect(locales.map((locale) => problem(shape, value, locale))).toEqual(sentences),
)

test('unknown kinds of problems still get a sentence', () => {
  expect(problemOf({ code: 'unrecognized_keys', keys: ['isAdmin'] }, 'zh-CN')).toBe('不认识的内容：isAdmin')
  expect(problemOf({ code: 'of tomorrow' }, 'en-US')).toBe('this is not right')
  expect(problemOf({ code: 'invalid_type', input: 1, expected: 'of tomorrow' }, 'ko-KR')).toBe(
    '형식이 맞지 않아요',
  )
})

import { expect, expectTypeOf, test } from 'vitest'
import {
  ApiError,
  httpClient,
  isApiError,
  isAway,
  isFault,
  isGone,
  isMissing,
  isOvertaken,
  isSignedOut,
  isTooOften,
  type GeneralRefusal,
  type NotAnswered,
} from './index.ts'

const call = 'POST /thing' as never
const input = {} as never

/** A client whose server always gives the same answer. */
function aClient(status: number, answer: object) {
  const ended: (string | undefined)[] = []
  let token: string | undefined = 'first'
  const client = httpClient({
    base: '',
    locale: () => 'zh-CN',
    token: () => token,
    onSignedOut: (of) => void ended.push(of),
    fetch: async () => {
      token = 'second'
      return Response.json({ msg: 'said', data: { token: 'x' }, ...answer }, { status })
    },
  })
  return { client, ended }
}

function outcomeOf(work: Promise<unknown>) {
  return work.then(
    () => 'success',
    (error: unknown) => (isApiError(error) ? error.code : String(error)),
  )
}

test.each([
  [{ status: true, code: '10000' }, 'success', 'success'],
  [{ status: true, code: '10001' }, 'success', '10001'],
  [{ status: false, code: '1523' }, 'success', '1523'],
  [{ status: false, code: '40001' }, '40001', '40001'],
])('%o means for a call: %s; for one that succeeds with 10000 only: %s', async (answer, usual, strict) => {
  expect(await outcomeOf(aClient(200, answer).client(call, input))).toBe(usual)
  expect(await outcomeOf(aClient(200, answer).client(call, input, { successCode: '10000' }))).toBe(strict)
})

test('a 401 is reported with the token that was sent', async () => {
  const { client, ended } = aClient(401, { status: false, code: '401' })
  expect(await outcomeOf(client(call, input))).toBe('401')
  expect(ended).toEqual(['first'])
})

const questions = { isSignedOut, isFault, isAway, isTooOften, isOvertaken, isGone, isMissing }
const fields = [{ field: 'id', problem: '' }]

test.each<[code: string, meant: string[], data?: object]>([
  ['401', ['isSignedOut']],
  ['50000', ['isFault']],
  ['50301', ['isAway']],
  ['42901', ['isTooOften']],
  ['40009', ['isOvertaken']],
  ['40004', ['isGone', 'isMissing']],
  ['40001', ['isMissing'], { fields }],
  ['40001', []],
])('what the code %s means: %j', (code, meant, data = {}) => {
  const refusal = new ApiError({ code, msg: '', data })
  expect(Object.entries(questions).flatMap(([name, is]) => (is(refusal) ? [name] : []))).toEqual(meant)
})

test('a refusal has its reason, and a lost connection none', () => {
  const busy = new ApiError({ code: '50301', msg: '', data: { reason: 'http/unavailable' } })
  expect(busy.reason).toBe('http/unavailable')
  expect(new ApiError({ code: '50000', msg: '', data: null }).reason).toBeUndefined()
  expect(isGone(new TypeError('Failed to fetch'))).toBe(false)
  expectTypeOf<NotAnswered['reason']>().toEqualTypeOf<undefined>()
})

test('the refusals of every call have names and data', () => {
  type Invalid = Extract<GeneralRefusal, { reason: 'http/invalid' }>
  expectTypeOf<Invalid['data']['fields'][number]['field']>().toEqualTypeOf<string>()
  expectTypeOf<'http/tooMany' | 'http/notFound' | 'none' | 'ended' | undefined>().toExtend<
    GeneralRefusal['reason']
  >()
})

import { nameOfField } from '@hojip/reference'
import { locales } from '@hojip/platform/i18n'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aGuardedMall, type GuardedMall, type Pass } from '../security/testing/guarded-mall.ts'
import { signInByPhone, type SignedIn } from '../security/testing/people.ts'

let mall: GuardedMall
let lin: SignedIn
beforeAll(async () => {
  mall = await aGuardedMall()
  lin = await signInByPhone(mall, '13800180061')
})
afterAll(() => mall.close())

const addresses = 'GET /appUserAddress/queryAllAddress'
function refusalOf(headers: Pass) {
  return mall.send(addresses, {}, headers)
}

test('a 401 gives the reason in the language of the caller, and what happened to the session', async () => {
  const { pass } = await signInByPhone(mall, '13800180061')
  await mall.send('POST /logout', {}, pass)
  const refusalTo = async (headers: Pass) => {
    const { statusCode, body } = await refusalOf(headers)
    return [statusCode, body.code, body.data.reason, body.msg]
  }
  const english = { 'accept-language': 'en-US' }
  expect(await refusalTo(english)).toEqual([401, '401', 'none', 'Please sign in first'])
  expect(await refusalTo({ ...english, ...pass })).toEqual([
    401,
    '401',
    'ended',
    'You have been signed out. Please sign in again',
  ])
  expect(await refusalTo({ ...english, authorization: 'Bearer abc' })).toEqual([
    401,
    '401',
    'wrong',
    'Your sign-in is not valid. Please sign in again',
  ])
  const texts = await Promise.all(
    locales.map(async (locale) => (await refusalOf({ 'accept-language': locale })).body.msg),
  )
  expect(new Set(texts).size).toBe(3)
})

test('a session without the browser that it belongs to gets the same refusal as one that has ended', async () => {
  const bound = await signInByPhone(mall, '13800180061', { origin: 'http://localhost:3000' })
  const { body } = await refusalOf({ authorization: bound.token })
  expect(body.data.reason).toBe('ended')
})

const form = {
  consignee: 'Lin',
  consigneeXb: '2',
  country: 'CN',
  addressDefault: '0',
  address: '东海路 1 号',
  province: '山东省',
  city: '青岛市',
  district: '市南区',
  phone: '13800180061',
}

test('a refusal that names a field describes beside it what is wrong', async () => {
  for (const locale of locales) {
    const { body } = await mall.send(
      'POST /appUserAddress/save',
      { ...form, phone: '12345' },
      { ...lin.pass, 'accept-language': locale },
    )
    expect(body.data).toMatchObject({ reason: 'addresses/phoneInvalid', fields: [{ field: 'phone' }] })
    expect(body.data.fields[0].problem).toBe(body.msg)
    expect(body.msg).not.toBe('')
  }
})

test('a sentence about a field calls it what the form does, and the data what programs do', async () => {
  const messageIn = async (locale: string) => {
    const input = { ...form, consignee: '' }
    const { body } = await mall.send('POST /appUserAddress/save', input, {
      ...lin.pass,
      'accept-language': locale,
    })
    expect(body.data.fields[0].field).toBe('consignee')
    return body.msg
  }
  expect(await messageIn('zh-CN')).toBe('“收货人姓名”填写有误：不能为空')
  expect(await messageIn('en-US')).toBe('Check “Recipient’s name”: this is required')
  expect(await messageIn('ko-KR')).toBe('‘받는 분 이름’ 항목을 확인해 주세요: 꼭 입력해 주세요')
})

interface Field {
  type?: string
  maxLength?: number
  properties?: Record<string, Field>
  items?: Field
  anyOf?: Field[]
  oneOf?: Field[]
}

/** The paths of the texts that people write into a form. */
function textsIn(field: Field, path: string): string[] {
  const isText = field.type === 'string' && field.maxLength !== undefined
  const inside = [
    ...Object.entries(field.properties ?? {}).flatMap(([name, one]) =>
      textsIn(one, path === '' ? name : `${path}.${name}`),
    ),
    ...(field.items ? textsIn(field.items, `${path}.0`) : []),
    ...[...(field.anyOf ?? []), ...(field.oneOf ?? [])].flatMap((one) => textsIn(one, path)),
  ]
  return isText ? [path, ...inside] : inside
}

/** What scripts send and no person writes. */
const ofScripts = [/^(endpoint|redirect|state|after|id|parentCode)$/, /ticket/i]

test('every text that people write has a name in each language', () => {
  const nameless = mall.calls.flatMap(({ key, call }) => {
    const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Field
    const texts = textsIn(schema, '').filter((path) => !ofScripts.some((one) => one.test(path)))
    return texts
      .filter((path) => locales.some((locale) => nameOfField(path, locale) === undefined))
      .map((path) => `${key} ${path}`)
  })
  expect(nameless).toEqual([])
})

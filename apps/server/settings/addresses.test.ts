import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plainAddresses } from './addresses.ts'

/** Pages that a link leads to; the visitor's browser opens them. */
const ofPages = ['MERCHANT_URL', 'APP_URL']

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
const addresses = [...example.matchAll(/^(?:# )?([A-Z0-9_]+_(?:URL|ENDPOINT|SERVICES))=/gm)].flatMap(
  ([, name = '']) => (ofPages.includes(name) ? [] : name),
)

test('the example names addresses', () => {
  expect(addresses).toContain('WECHAT_PAY_BASE_URL')
  expect(addresses.length).toBeGreaterThan(10)
})

test.each(addresses)('%s of the example may not be reached without TLS', (name) => {
  const scheme =
    {
      DATABASE_URL: 'postgres',
      DATABASE_OWNER_URL: 'postgres',
      DATABASE_READ_URL: 'postgres',
      REDIS_URL: 'redis',
    }[name] ?? 'http'
  expect(plainAddresses({ [name]: `${scheme}://far.example` })).toEqual([
    expect.stringMatching(new RegExp(`^${name}: `)),
  ])
})

test('a store of pictures is reached without TLS where the operator says that the network is their own', () => {
  expect(plainAddresses({ S3_ENDPOINT: 'http://s3:8333', S3_TLS: 'off' })).toEqual([])
  expect(plainAddresses({ S3_ENDPOINT: 'http://s3:8333', S3_TLS: 'on' })).toHaveLength(1)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configFaults, configNames, readConfig, readPartners } from './config.ts'

test('the demo needs nothing', () => {
  expect(readConfig('demo', {})).toMatchObject({ value: { PORT: 3000, publicUrl: 'http://localhost:3000' } })
})

test('all faults are told together', () => {
  const read = readConfig('serve', { PORT: 'abc', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })
  expect(read).toHaveProperty('faults')
  const { faults } = read as { faults: string[] }
  for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL', 'PUBLIC_URL'])
    expect(faults.some((f) => f.startsWith(name))).toBe(true)
})

test('production does not start without its secrets, nor with half a payment provider', () => {
  const none = readPartners({}) as { faults: string[] }
  expect(none.faults).toContain('APP_SECRET is missing')
  expect(none.faults.join()).toContain('no payment provider')
  const half = readPartners({ ALIPAY_APP_ID: '1' }) as { faults: string[] }
  expect(half.faults).toContain('ALIPAY_PUBLIC_KEY is missing')
})

test('of the carriers of messages the chosen one has to be complete', () => {
  const faultsOf = (provider: string) =>
    (readPartners({ SMS_PROVIDER: provider }) as { faults: string[] }).faults
  expect(faultsOf('aliyun')).toContain('ALIYUN_SMS_SIGN_NAME is missing')
  expect(faultsOf('aliyun').join()).not.toContain('SMS_GATEWAY_URL')
  expect(faultsOf('tencent')).toContain('TENCENT_SMS_APP_ID is missing')
  expect(faultsOf('gateway')).toContain('SMS_GATEWAY_URL is missing')
})

test('an object store has all its names or none', () => {
  const { faults } = readPartners({ S3_BUCKET: 'hojip' }) as { faults: string[] }
  expect(faults).toEqual(expect.arrayContaining(['S3_ENDPOINT is missing', 'S3_SECRET_KEY is missing']))
  expect((readPartners({}) as { faults: string[] }).faults.join()).not.toContain('S3_')
})

test('production tells of the mall and of its partners in one go; the demo brings its own', () => {
  expect(configFaults('serve', {})).toEqual(
    expect.arrayContaining(['PUBLIC_URL is missing', 'APP_SECRET is missing']),
  )
  expect(configFaults('demo', {})).toEqual([])
})

test('.env.example names everything that is read, and nothing else', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((m) => m[1])
  expect(new Set(named)).toEqual(new Set(configNames))
})

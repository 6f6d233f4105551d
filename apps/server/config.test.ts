import { readFileSync } from 'node:fs'
import { usualServiceHours } from '@hojip/policy'
import { expect, test } from 'vitest'
import { configFaults, configNames, readConfig, type Config } from './config.ts'
import { readPartners } from './settings/names/partners.ts'
import { configWarnings } from './settings/production.ts'

test('the demo needs nothing', () => {
  expect(readConfig('demo', {})).toMatchObject({ value: { PORT: 3000, publicUrl: 'http://localhost:3000' } })
})

test('customer service answers on working days, 8:30 to 17:30, unless set otherwise', () => {
  const hoursOf = (env: Record<string, string>) =>
    (readConfig('demo', env) as { value: Config }).value.serviceHours
  expect(hoursOf({})).toEqual(usualServiceHours)
  expect(hoursOf({ SERVICE_HOURS: '00:00-24:00', SERVICE_DAYS: 'all' })).toEqual({
    days: 'all',
    fromMinute: 0,
    untilMinute: 1_440,
  })
})

test.each([
  ['SERVICE_HOURS', '17:30-08:30'],
  ['SERVICE_HOURS', '8-17'],
  ['SERVICE_DAYS', 'weekdays'],
  ['SECURITY_CONTACT', 'security@mall.example'],
  ['SECURITY_CONTACT', 'http://mall.example/security'],
])('%s does not take %s', (name, value) => {
  const faults = configFaults('demo', { [name]: value })
  expect(faults).toEqual([expect.stringMatching(`^${name}: `)])
  if (name === 'SERVICE_HOURS') expect(faults[0]).toContain('08:30-17:30')
})

test('all faults are reported together', () => {
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

test('the chosen SMS provider needs all its names', () => {
  const faultsOf = (provider: string) =>
    (readPartners({ SMS_PROVIDER: provider }) as { faults: string[] }).faults
  expect(faultsOf('aliyun')).toContain('ALIYUN_SMS_SIGN_NAME is missing')
  expect(faultsOf('aliyun').join()).not.toContain('SMS_GATEWAY_URL')
  expect(faultsOf('tencent')).toContain('TENCENT_SMS_APP_ID is missing')
  expect(faultsOf('gateway')).toContain('SMS_GATEWAY_URL is missing')
})

test.each([
  [{ BACKUP_AT: '25:00' }, 'BACKUP_AT: a time of day'],
  [{ BACKUP_AT: '03:40' }, 'BACKUP_FOLDER is missing'],
  [{ BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1X' }, 'BACKUP_RECIPIENT: the public key'],
  [{ ARCHIVE_MONTHS: 'orders=60' }, 'ARCHIVE_MONTHS: “orders=60” is none of order_event'],
  [{ ARCHIVE_MONTHS: 'staff_act=12' }, 'ARCHIVE_MONTHS: “staff_act=12” is less than 36 months'],
  [{ BACKUP_S3_BUCKET: 'b' }, 'BACKUP_S3_SECRET_KEY is missing'],
  [{ BACKUP_S3_BUCKET: 'b', BACKUP_FOLDER: '/b' }, 'BACKUP_RECIPIENT is missing'],
])('backups: %j is refused', (env, fault) => {
  expect(configFaults('demo', env).join()).toContain(fault)
})

test('an object store needs all its names or none', () => {
  const { faults } = readPartners({ S3_BUCKET: 'hojip' }) as { faults: string[] }
  expect(faults).toEqual(expect.arrayContaining(['S3_ENDPOINT is missing', 'S3_SECRET_KEY is missing']))
  expect((readPartners({}) as { faults: string[] }).faults.join()).not.toContain('S3_')
})

test("production reports the mall's and its partners' faults together; the demo needs neither", () => {
  expect(configFaults('serve', {})).toEqual(
    expect.arrayContaining(['PUBLIC_URL is missing', 'APP_SECRET is missing']),
  )
  expect(configFaults('demo', {})).toEqual([])
})

const sound = { PUBLIC_URL: 'https://mall.example', APP_SECRET: 'k3PzQ8vT1mXa9LdR7sWc2YbN5uHf4GjE' }

test.each<[string, Record<string, string>, string]>([
  ['a mall without TLS', { PUBLIC_URL: 'http://mall.example' }, 'PUBLIC_URL'],
  ['callbacks without TLS', { CALLBACK_URL: 'http://10.0.0.7:3000' }, 'CALLBACK_URL'],
  ['WeChat Pay without TLS', { WECHAT_PAY_BASE_URL: 'http://api.mch.weixin.qq.com' }, 'WECHAT_PAY_BASE_URL'],
  [
    'Alipay without TLS',
    { ALIPAY_GATEWAY_URL: 'http://openapi.alipay.com/gateway.do' },
    'ALIPAY_GATEWAY_URL',
  ],
  ['SMS without TLS', { SMS_GATEWAY_URL: 'http://sms.example' }, 'SMS_GATEWAY_URL'],
  ['carriers without TLS', { KUAIDI100_BASE_URL: 'http://poll.kuaidi100.com' }, 'KUAIDI100_BASE_URL'],
  ['a secret of one letter', { APP_SECRET: 'a'.repeat(32) }, 'APP_SECRET'],
  ['a key of two letters', { WECHAT_PAY_API_V3_KEY: 'ab'.repeat(16) }, 'WECHAT_PAY_API_V3_KEY'],
  ['a store of pictures without TLS', { S3_ENDPOINT: 'http://minio:9000' }, 'S3_ENDPOINT'],
  ['a push service without TLS', { PUSH_SERVICES: 'https://push.example, http://10.0.0.1' }, 'PUSH_SERVICES'],
  ['proxies that are everybody', { TRUSTED_PROXIES: '10.0.0.0/8, 0.0.0.0/0' }, 'TRUSTED_PROXIES'],
  ['pictures from everywhere', { PICTURE_HOSTS: 'cdn.example,*' }, 'PICTURE_HOSTS'],
  ['pictures from all of a top-level domain', { PICTURE_HOSTS: '*.com' }, 'PICTURE_HOSTS'],
  ['a database elsewhere without TLS', { DATABASE_URL: 'postgres://a:b@db.internal/c' }, 'DATABASE_URL'],
  [
    'one of several databases without TLS',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1,db2/c' },
    'DATABASE_URL',
  ],
  [
    'a database of an unknown kind',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1/c?target_session_attrs=master' },
    'DATABASE_URL',
  ],
  ['a database named aside', { DATABASE_URL: 'postgres://a:b@localhost/c?host=10.0.0.2' }, 'DATABASE_URL'],
  ['a Redis elsewhere without TLS', { REDIS_URL: 'redis://10.0.0.2:6379' }, 'REDIS_URL'],
  ['a name in its address', { PUBLIC_URL: 'https://user:pw@mall.example' }, 'PUBLIC_URL'],
  ['a path in its address', { PUBLIC_URL: 'https://mall.example/shop' }, 'PUBLIC_URL'],
  ['a query in its address', { PUBLIC_URL: 'https://mall.example?y' }, 'PUBLIC_URL'],
  ['an address that no browser sends', { PUBLIC_URL: 'https://Mall.example:443' }, 'PUBLIC_URL'],
  ['a name in the address for callbacks', { CALLBACK_URL: 'https://u:p@mall.example/in' }, 'CALLBACK_URL'],
  ['proxies that are not addresses', { TRUSTED_PROXIES: '10.0.0.0/8, nginx' }, 'TRUSTED_PROXIES'],
])('production does not start with %s, and reports it in one line', (_name, env, name) => {
  const faultsOf = (given: Record<string, string>) =>
    configFaults('serve', given).filter((fault) => fault.startsWith(`${name}: `))
  expect(faultsOf({ ...sound, ...env })).toHaveLength(1)
  expect(faultsOf(sound)).toEqual([])
})

test.each<[string, string]>([
  ['DATABASE_URL', 'postgres://a:b@db.internal/c?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://a:b@db.internal/c?sslmode=disable'],
  ['DATABASE_URL', 'postgres://a:b@127.0.0.1:5432/c'],
  [
    'DATABASE_URL',
    'postgres://a:b@db1:5432,db2,[fd00::3]/c?target_session_attrs=read-write&sslmode=verify-full',
  ],
  ['DATABASE_URL', 'postgres://a:b@127.0.0.1:5433,[::1]:5434/c?target_session_attrs=primary'],
  ['DATABASE_URL', 'postgres:///c?host=/run/postgresql'],
  ['REDIS_URL', 'rediss://redis.internal'],
  ['REDIS_URL', 'redis://redis.internal?sslmode=disable'],
  ['REDIS_URL', 'redis://127.0.0.1:6379'],
  ['PUSH_SERVICES', 'https://push.example,http://127.0.0.1:3005'],
  ['PICTURE_HOSTS', 'cdn.shopify.com,*.example-cdn.com'],
  ['TRUSTED_PROXIES', '127.0.0.1,10.0.0.0/8,fd00::/8'],
  ['PUBLIC_URL', 'https://mall.example:8443/'],
  ['CALLBACK_URL', 'https://mall.example/behind/'],
])('production takes %s=%s', (name, value) => {
  const faults = configFaults('serve', { ...sound, [name]: value })
  expect(faults.filter((fault) => fault.startsWith(name))).toEqual([])
})

test('no address of the example may be plain http', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const names = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=https?:/gm)].map((m) => m[1]!)
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) {
    const faults = configFaults('serve', { ...sound, [name]: 'http://elsewhere.example/{path}' })
    expect(faults.filter((fault) => fault.startsWith(`${name}: `)).length, name).toBeGreaterThan(0)
  }
})

test('figures are not served where shoppers are', () => {
  expect(configFaults('demo', { PORT: '3000', METRICS_PORT: '3000' })).toEqual([
    'METRICS_PORT: is PORT, where shoppers are; figures have a port of their own',
  ])
  expect(configFaults('demo', { METRICS_PORT: '3001' })).toEqual([])
})

test('on this machine production needs no TLS', () => {
  const env = { ...sound, PUBLIC_URL: 'http://localhost:3000', SMS_GATEWAY_URL: 'http://127.0.0.1:3001' }
  expect(configFaults('serve', env).filter((fault) => fault.includes('https'))).toEqual([])
})

test('production warns when it is behind a proxy that is not configured', () => {
  const warnings = (env: Record<string, string>) =>
    configWarnings((readConfig('serve', { ...sound, ...env }) as { value: Config }).value).join(' ')
  expect(warnings({})).toContain('TRUSTED_PROXIES is not set')
  expect(warnings({ HOST: '0.0.0.0' })).toContain('TRUSTED_PROXIES is not set')
  expect(warnings({ TRUSTED_PROXIES: '127.0.0.1' })).toBe('')
  expect(warnings({ PUBLIC_URL: 'http://localhost:3000' })).toBe('')
  expect(configWarnings((readConfig('demo', {}) as { value: Config }).value)).toEqual([])
})

test('.env.example names everything that is read, and nothing else', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((m) => m[1])
  expect(new Set(named)).toEqual(new Set(configNames))
})

import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aFolder } from '@hojip/platform/testing'
import { expect, test } from 'vitest'
import { configFaults, configNames, environment, readConfig } from '../config.ts'
import { secretNames, withSecretFiles } from './secret-files.ts'

function aFile(content: string, name = 'secret'): string {
  const path = join(aFolder(), name)
  writeFileSync(path, content)
  return path
}

const url = 'postgres://a:b@127.0.0.1/c'

test.each([
  ['as it is', url],
  ['with the line break of an editor', `${url}\n`],
  ['with one of Windows', `${url}\r\n`],
])('a secret is read from its file, %s', (_how, content) => {
  const read = readConfig('demo', environment({ DATABASE_URL_FILE: aFile(content) }))
  expect('value' in read && read.value.DATABASE_URL).toBe(url)
})

test('a key of several lines stays one', () => {
  const key = '-----BEGIN KEY-----\nabc\n-----END KEY-----'
  expect(withSecretFiles({ ALIPAY_PUBLIC_KEY_FILE: aFile(`${key}\n`) }).env['ALIPAY_PUBLIC_KEY']).toBe(key)
})

test('the folder of systemd’s credentials is known', () => {
  const path = aFile('from systemd', 'app-secret')
  const env = {
    CREDENTIALS_DIRECTORY: join(path, '..'),
    APP_SECRET_FILE: '${CREDENTIALS_DIRECTORY}/app-secret',
  }
  expect(withSecretFiles(env).env['APP_SECRET']).toBe('from systemd')
})

test.each([
  ['that is not there', () => '/nowhere/at-all', 'does not exist'],
  ['that is a folder', () => aFolder(), 'is a folder'],
  ['without content', () => aFile('\n'), 'is empty'],
  ['that is no secret', () => aFile('x'.repeat(70_000)), 'has more than 64 KB'],
])('a file %s is a sentence', (_which, path, why) => {
  const given = path()
  const faults = configFaults('demo', environment({ APP_SECRET_FILE: given }))
  expect(faults).toEqual([`APP_SECRET_FILE: ${given} ${why}`])
})

test.skipIf(process.getuid?.() === 0)('a file that may not be read is a sentence', () => {
  const path = aFile('closed')
  chmodSync(path, 0)
  expect(withSecretFiles({ APP_SECRET_FILE: path }).faults).toEqual([
    `APP_SECRET_FILE: ${path} may not be read by this user`,
  ])
})

test('a name that is set in both ways is refused', () => {
  const faults = configFaults(
    'demo',
    environment({ REDIS_URL: 'redis://127.0.0.1', REDIS_URL_FILE: aFile('x') }),
  )
  expect(faults).toEqual(['REDIS_URL and REDIS_URL_FILE are both set: leave one of them out'])
})

test('the value of a file is checked like any other', () => {
  const faults = configFaults('demo', environment({ DATABASE_URL_FILE: aFile('mysql://a') }))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^DATABASE_URL: /)
})

test('every name that sounds like a secret may be a file, and is a name of the configuration', () => {
  expect(secretNames.filter((name) => !configNames.includes(name))).toEqual([])
  const sounding = configNames.filter((name) =>
    /SECRET|TOKEN|_KEY(?:_ID)?$|DATABASE\w*_URL|REDIS_URL/.test(name),
  )
  const others = ['WECHAT_PAY_OTHER_PUBLIC_KEY_ID', 'WECHAT_PAY_PUBLIC_KEY_ID']
  expect(sounding.filter((name) => !secretNames.some((one) => one === name)).toSorted()).toEqual(others)
})

test('the page on secrets names each of them', () => {
  const page = readFileSync(new URL('../../../docs/secrets.md', import.meta.url), 'utf8')
  expect(secretNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test('a folder of secrets as Kubernetes mounts it', () => {
  const folder = aFolder()
  mkdirSync(join(folder, '..data'))
  writeFileSync(join(folder, '..data', 'redis'), 'redis://127.0.0.1:6379')
  const { env, faults } = withSecretFiles({ REDIS_URL_FILE: join(folder, '..data', 'redis') })
  expect([env['REDIS_URL'], faults]).toEqual(['redis://127.0.0.1:6379', []])
})

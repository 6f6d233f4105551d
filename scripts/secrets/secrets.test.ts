import { generateKeyPairSync } from 'node:crypto'
import { hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { expect, test } from 'vitest'
import { withoutAllowed } from './allowed.ts'

// Put together here, so that this file holds none itself.
const letters = 'QWERTYUIOPASDFGHJKLZXCVBNM'
const digits = Array.from({ length: 32 }, (_, i) => ((i * 7 + 3) % 16).toString(16)).join('')
const planted = {
  pem: generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
  aws: `AKIA${letters.slice(0, 16)}`,
  setting: `APP_${'SECRET'}=${digits}`,
  object: `{ WECHAT_API_V3_${'KEY'}: '${digits}' }`,
  github: `ghp_${(letters + digits.toLowerCase()).slice(0, 36)}`,
}

// Secretlint is one of the packages of `scripts`.
const skips = !hasExtraPackages()

test.skipIf(skips)('planted secrets are found, each with its file and line', async () => {
  const { findSecrets } = await import('./find.ts')
  for (const [name, secret] of Object.entries(planted)) {
    const texts = [
      { name: 'before.ts', content: 'export const a = 1\n' },
      { name, content: `\n\n${secret}\n` },
      { name: 'after.ts', content: 'export const b = 2' },
    ]
    const found = await findSecrets(texts)
    expect([name, found.map((one) => [one.name, one.line])]).toEqual([name, [[name, 3]]])
  }
})

test.skipIf(skips)('names, paths, hashes of packages and short values are none', async () => {
  const { findSecrets } = await import('./find.ts')
  const content = [
    `APP_${'SECRET'}=`,
    `APP_${'SECRET'}=short0rand0m`,
    `const ${'PASSWORD'} = 'features/people/accounts/rules/passwords'`,
    `"integrity": "sha512-${digits}${digits}"`,
    `sha256: '${digits}${digits}'`,
    `REDIS_URL=redis://127.0.0.1:6379`,
  ].join('\n')
  expect(await findSecrets([{ name: 'a', content }])).toEqual([])
})

test('a value is allowed in its file alone, and an entry that nothing needs is told', () => {
  const entry = { name: 'a.test.ts', begins: 'k3Pz', why: 'of a test' }
  const at = (name: string) => ({ name, line: 1, what: 'a setting', value: 'k3PzQ8' })
  expect(withoutAllowed([at('a.test.ts'), at('b.ts')], [entry])).toEqual({ left: [at('b.ts')], needless: [] })
  expect(withoutAllowed([at('b.ts')], [entry])).toEqual({ left: [at('b.ts')], needless: [entry] })
})

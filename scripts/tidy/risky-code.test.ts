import { expect, test } from 'vitest'
import { riskyCode } from './risky-code.ts'
import { said } from './testing.ts'

test.each([
  ['sql.raw(name)', 'SQL made of text: use parameters'],
  ["eval('1')", 'code made of text'],
  ["new Function('a', 'return a')", 'code made of text'],
  ["element.innerHTML = '<b>'", 'HTML made of text'],
  ["element.insertAdjacentHTML('beforeend', html)", 'HTML made of text'],
  ['document.write(html)', 'HTML made of text'],
  ['Math.random()', 'chance that can be guessed: use node:crypto'],
  ["createHash('md5')", 'a broken hash, md5'],
  ["crypto.createHmac('sha1', key)", 'a broken hash, sha1'],
  ["createCipher('aes-256-cbc', key)", 'a broken cipher'],
  ["createCipheriv('aes-128-ecb', key, null)", 'a broken cipher'],
  [`const key = '-----BEGIN PRIVATE KEY-----\\nMIIEvQIBADANBgkqhkiG9w0B'`, 'a private key'],
  ['<p dangerouslySetInnerHTML={{ __html: html }} />', 'HTML without sanitisedHtml()'],
])('%s is reported', (code, message) => {
  expect(said(riskyCode, { 'features/trade/orders/part.tsx': `\n${code}\n` })).toEqual([
    `features/trade/orders/part.tsx:2 ${message}`,
  ])
})

test('safe code, tests, simulators and hashes that a protocol requires pass', () => {
  const sound = `sql\`select \${one}\`
createHash('sha256')
createCipheriv('aes-256-gcm', key, iv)
stream.write(line)
// Their protocol signs so.
createHash('md5')
;<p dangerouslySetInnerHTML={sanitisedHtml(html)} />
`
  const planted = {
    'features/trade/orders/part.tsx': sound,
    'features/trade/orders/part.test.ts': 'Math.random()\n',
    'apps/simulators/bills.ts': "createHash('sha1')\n",
  }
  expect(said(riskyCode, planted)).toEqual([])
})

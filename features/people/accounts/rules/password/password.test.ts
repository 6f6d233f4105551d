import { expect, test } from 'vitest'
import { commonWords } from './common-words.ts'
import { normalPassword, passwordLengthProblem } from './password-length.ts'
import { passwordProblem } from './password.ts'

const lin = { phone: '+8613812345678', login: 'lin_buys' }

test.each([
  ['market-at-seven'],
  ['七点在市场门口见面'],
  ['저녁노을이참예쁘다'],
  ['to the tea house'],
  ['correct horse battery staple'],
  ['Tr0ubled&Waters'],
  ['😀😃😄😁😆😅🤣😂'],
  ['x'.repeat(3) + 'kettle on the hob' + 'y'.repeat(108)],
  ['mei weixin kettle hob'],
])('%s is accepted', (password) => {
  expect(passwordProblem(password, lin)).toBeUndefined()
})

test.each([
  ['kettle', 'short'],
  ['ｋｅｔｔｌｅ', 'short'],
  ['😀😃😄😁😆😅🤣', 'short'],
  ['kettle on the hob '.repeat(8), 'long'],
  ['家'.repeat(60) + '里有一口锅'.repeat(24), 'long'],
  ['password', 'common'],
  ['Password1!', 'common'],
  ['P@$$w0rd2026', 'common'],
  ['９８７６５４３２', 'common'],
  ['87654321', 'common'],
  ['00000000', 'common'],
  ['abcabcabc', 'common'],
  ['qwertyui', 'common'],
  ['1qaz2wsx', 'common'],
  ['1q2w3e4r!', 'common'],
  ['19991231', 'common'],
  ['1999-12-31', 'common'],
  ['31122001', 'common'],
  ['woaini1314', 'common'],
  ['5201314520', 'common'],
  ['saranghae1004', 'common'],
  ['dkssudgktpdy', 'common'],
  ['sunshine-monkey', 'common'],
  ['iloveyou!!', 'common'],
  ['qwer1234', 'common'],
  ['hojip2026', 'personal'],
  ['好集好集好集2026', 'personal'],
  ['weixin888', 'personal'],
  ['13812345678', 'personal'],
  ['lin345678', 'personal'],
  ['Lin_Buys99', 'personal'],
] as const)('%s is refused: %s', (password, problem) => {
  expect(passwordProblem(password, lin)).toBe(problem)
})

test('a common word is refused with a year, digits or signs around it', () => {
  const dressed = (word: string) => [
    `${word}2026`,
    `${word}12345`.slice(0, word.length + 5),
    `${word[0]!.toUpperCase()}${word.slice(1)}123!`,
    `!!${word}!!${word.length}`,
    word.replace(/a/g, '@').replace(/o/g, '0').replace(/e/g, '3') + '1234',
  ]
  const tried = [...commonWords].flatMap(dressed).filter((text) => text.length >= 8)
  expect(tried.length).toBeGreaterThan(2_000)
  expect(tried.filter((text) => passwordProblem(text, {}) === undefined)).toEqual([])
})

test('the length is checked separately: an emoji is one character, and so is a full-width letter', () => {
  expect(['😀😃😄😁😆😅🤣', 'ｋｅｔｔｌｅ'].map(passwordLengthProblem)).toEqual(['short', 'short'])
  expect(['x'.repeat(129), '家'.repeat(128) + '里'.repeat(44)].map(passwordLengthProblem)).toEqual([
    'long',
    'long',
  ])
  expect(['password', '😀'.repeat(128), '家'.repeat(128)].map(passwordLengthProblem)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('all of a long password counts, and equivalent Unicode spellings are the same password', () => {
  expect(normalPassword('ﬁsh ①')).toBe('fish 1')
  expect(normalPassword(' Kettle ')).toBe(' Kettle ')
})

import { expect, test } from 'vitest'
import { docCommands } from './doc-commands.ts'
import { said } from './testing.ts'

test('a command in the docs that is not a script is reported', () => {
  const text = 'Run `npm run tidy`, then `npm test`:\n\n```\nnpm run shine\nnpm ci\n```\n'
  expect(said(docCommands, { 'docs/testing.md': text })).toEqual([
    'docs/testing.md:1 package.json has no script "test"',
    'docs/testing.md:4 package.json has no script "shine"',
  ])
})

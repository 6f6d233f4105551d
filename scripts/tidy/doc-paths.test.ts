import { expect, test } from 'vitest'
import { docPaths } from './doc-paths.ts'
import { said } from './testing.ts'

test.each([
  '`features/trade/orders/gone.ts`',
  '`features/gone`',
  '`features/*/*/gone.ts`',
  '`packages/core/index.ts`',
  '`gone.ts`',
  '[gone](docs/gone.md)',
  '![gone](docs/gone.png)',
  '<img src="docs/gone.png" alt="">',
])('a path that does not exist is reported: %s', (text) => {
  expect(said(docPaths, { 'README.md': `Hello\n\nSee ${text}.\n` })).toEqual([
    expect.stringMatching(/^README\.md:3 .* does not exist$/),
  ])
})

test('existing paths pass, relative to the root or to the document', () => {
  const text = `\`features/trade/orders/rules.ts:3\`, \`features/trade/orders/\`, \`features/<district>/<room>/contract.ts\`, \`store.ts\`
\`actions/cancel-order.ts\`, \`./rules.ts\` [the plan](../../../docs/plan.md#rooms) [above](#above)
`
  expect(said(docPaths, { 'features/trade/orders/README.md': text })).toEqual([])
})

test('text that is not a path is ignored', () => {
  const text =
    '`/v1/orders` `@mall/money` `text/html` `Node.js` `npm run tidy` `GET /v1/a.ts` [web](https://example.org/a.ts) `a/b`\n'
  expect(said(docPaths, { 'docs/words.md': text })).toEqual([])
})

import { expect, test } from 'vitest'
import { withoutChunks } from './without-chunks.ts'

function page(chunk: string) {
  return `export const pages = [
  definePage({
    path: '/notes',
    component: () => import('./note-page.tsx'),
${chunk}  }),
]
`
}

test('a page loses the path of its file, and nothing else', () => {
  expect(withoutChunks(page("    chunk: 'features/notes/pages/page/note-page.tsx',\n"))).toBe(page(''))
})

test('code that defines no page stays as it is', () => {
  const source = "const place = {\n  chunk: 'a',\n}\n"
  expect(withoutChunks(source)).toBe(source)
})

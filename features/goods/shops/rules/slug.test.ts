import { expect, test } from 'vitest'
import { slugOfName } from './slug.ts'

test.each([
  ['Ralph Lauren', 'ralph-lauren'],
  ["L'Oréal", 'l-oreal'],
  ['  NITORI & Co. ', 'nitori-co'],
])('%j gives %j', (name, slug) => {
  expect(slugOfName(name)).toBe(slug)
})

test('names in other scripts get a short hash that differs by name', () => {
  const names = ['严选', 'MUJI制造商', 'MUJI 제조사', '延边阿妈妮', '!!!', '😀']
  const slugs = names.map(slugOfName)
  expect(new Set(slugs).size).toBe(names.length)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(slugs[1]).toMatch(/^muji-/)
})

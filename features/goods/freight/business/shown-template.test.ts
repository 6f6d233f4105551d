import { expect, test } from 'vitest'
import type { Template } from '../contract.ts'
import { shownTemplate } from './shown-template.ts'

const [a, b] = ['a', 'b'].map((pkId) => ({ pkId }) as Template) as [Template, Template]

test.each([
  ['the default one at first', [a, b], undefined, undefined, a],
  ['the one of the address', [a, b], 'b', a, b],
  ['the seen one when another becomes the default', [b, a], undefined, a, a],
  ['the seen one of an address without a template when a colleague deletes it', [b], undefined, a, a],
  ['the seen one of the address when a colleague deletes it', [b], 'a', a, a],
  ['the default one for an address of nothing', [a, b], 'gone', undefined, a],
  ['the default one for an address of nothing, whatever was seen', [a, b], 'gone', b, a],
])('%s is shown', (_name, list, wanted, seen, shown) => {
  expect(shownTemplate({ list, wanted, seen })).toBe(shown)
})

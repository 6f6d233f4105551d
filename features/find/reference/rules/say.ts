import type { Said } from '@hojip/platform/http'
import { contractWord, onlyWordOf } from './contract-words.ts'
import { codes } from './codes.ts'
import { glossary } from './glossary/index.ts'
import { specific } from './glossary/specific.ts'

/** A shape that is sent otherwise than answered is named so. */
function withoutDirection(owner: string): string {
  return owner.replace(/^(\w+)Input$/, '$1')
}

function ofShape(name: string): Said | undefined {
  const description = specific[name] ?? contractWord(name, [])
  return description === undefined ? undefined : { description }
}

/**
 * The description of a field: by the list of exceptions, by its contract, by the glossary, or by the only contract that
 * describes the name. The meaning of its numbers is added.
 */
export function sayOf(owner: string, path: readonly string[]): Said | undefined {
  const of = withoutDirection(owner)
  const name = path.at(-1)
  if (name === undefined) return ofShape(of)
  const [meaning, example] = glossary[name] ?? []
  const said =
    specific[[of, ...path].join('.')] ?? contractWord(of, path) ?? (meaning || undefined) ?? onlyWordOf(name)
  const code = codes[name]
  const isTold = code === undefined || /\b0 \w|'0'|\b1 \w/.test(said ?? '')
  const description = isTold ? said : [said?.replace(/\.$/, ''), code].filter(Boolean).join(': ')
  return {
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { example }),
  }
}

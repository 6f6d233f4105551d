import { randomUUID } from 'node:crypto'
import { SourceMap } from 'node:module'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { aFolder } from '@hojip/platform/testing'
import { expect, test } from 'vitest'
import { originalPlaces } from './original-places.ts'
import { trueStack } from './true-stack.ts'

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function written(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1
  let text = ''
  do {
    text += digits[(rest & 31) | (rest > 31 ? 32 : 0)]
    rest >>= 5
  } while (rest > 0)
  return text
}

/** Lines of segments: how far to the right of the last one each begins, and where it comes from. */
const mappings = fc
  .array(
    fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.nat(3), fc.nat(3_000), fc.nat(200)), {
      maxLength: 5,
    }),
    { maxLength: 12 },
  )
  .map((lines) => {
    let [source, line, column] = [0, 0, 0]
    return lines
      .map((segments) =>
        segments
          .map(([step, ofSource, ofLine, ofColumn]) => {
            const text = [step, ofSource - source, ofLine - line, ofColumn - column].map(written).join('')
            ;[source, line, column] = [ofSource, ofLine, ofColumn]
            return text
          })
          .join(','),
      )
      .join(';')
  })

test('places are found as Node finds them', () => {
  const sources = ['a.ts', 'b.ts', 'c.ts', 'd.ts']
  fc.assert(
    fc.property(
      mappings,
      fc.array(fc.tuple(fc.nat(14), fc.nat(400)), { minLength: 1, maxLength: 6 }),
      (text, asked) => {
        const map = new SourceMap({
          version: 3,
          file: '',
          sourceRoot: '',
          sources,
          sourcesContent: [],
          names: [],
          mappings: text,
        })
        const wanted = asked.map(([line, column]) => ({ line: line + 1, column: column + 1 }))
        const found = originalPlaces(text, wanted)
        for (const [index, [line, column]] of asked.entries()) {
          const entry = map.findEntry(line, column)
          // Node goes on to the lines before.
          const same = 'originalLine' in entry && entry.generatedLine === line ? entry : undefined
          const own = found[index]
          expect(own && [sources[own.source], own.line - 1, own.column - 1]).toEqual(
            same && [same.originalSource, same.originalLine, same.originalColumn],
          )
        }
      },
    ),
  )
})

test('a file without a map, or with one that cannot be read, and what is no stack stay as they are', () => {
  const folder = aFolder()
  const [bare, broken] = [randomUUID(), randomUUID()].map(
    (name) => pathToFileURL(join(folder, `${name}.js`)).href,
  )
  writeFileSync(new URL(`${broken}.map`), '{ "sources": ')
  const stack = `Error: no\n    at f (${bare}:1:2)\n    at ${broken}:3:4\n    at node:internal/x:1:1`
  expect(trueStack(stack)).toBe(stack)
  expect(trueStack('no stack')).toBe('no stack')
})

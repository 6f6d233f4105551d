import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readOutputs } from './call-table.ts'

function page(name: string): string {
  return readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')
}

/** A field that is not at the place where a client reads it: the call, the shape if it is one's, the name. */
export interface Lack {
  call: string
  shape?: string
  field: string
}

/** Every name of a field in a schema, at any depth. */
function namesIn(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found
  const { properties } = schema as { properties?: Record<string, unknown> }
  for (const name of Object.keys(properties ?? {})) found.add(name)
  for (const inside of Object.values(properties ?? schema)) namesIn(inside, found)
  if (properties)
    for (const inside of Object.values({ ...schema, properties: undefined })) namesIn(inside, found)
  return found
}

function linesOf(list: string): [name: string, words: string[]][] {
  return list
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2).split(' ')]
    })
}

/** The calls with fields that are read, by their names with `{}` for what varies. */
export function readSpecifiedFields(text = page('specified-fields.md')) {
  const lines = linesOf(text.split('```')[1] ?? '')
  const shapes = new Map(lines.filter(([name]) => !name.includes(' ')))
  return { shapes, calls: lines.filter(([name]) => name.includes(' ')) }
}

/** What is read and not answered. */
export async function readLacks(): Promise<Lack[]> {
  const { shapes, calls } = readSpecifiedFields()
  const outputs = await readOutputs()
  return calls.flatMap(([call, words]) => {
    const output = outputs.get(call)
    if (!output) return [{ call, field: '(call)' }]
    const answered = namesIn(z.toJSONSchema(output, { unrepresentable: 'any' }))
    return words
      .flatMap(
        (word): Lack[] =>
          shapes.get(word)?.map((field) => ({ call, shape: word, field })) ?? [{ call, field: word }],
      )
      .filter(({ field }) => !answered.has(field))
  })
}

/** `GoodsCard isHot`, `POST /login token`: the pairs in the first two columns of decision 30's table of fields. */
export function readWrittenFields(): Set<string> {
  const [, table = ''] = page('decisions/0030-where-we-differ-from-the-specification.md').split(
    '\n## Fields\n',
  )
  const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)
  const rows = table.matchAll(/^\| ([^|]*`[^|]*)\|([^|]*)\|[^|]*[^| ][^|]*\|[^|]*[^| ][^|]*\|$/gm)
  return new Set(
    [...rows].flatMap(([, fields, places]) =>
      named(places!).flatMap((place) => named(fields!).map((field) => `${place} ${field}`)),
    ),
  )
}

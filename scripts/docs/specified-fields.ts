import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readShapes } from './call-table.ts'
import { capturedIn } from '../text/captured.ts'

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

/** The calls with fields that are read, or sent, by their names with `{}` for what varies. */
export function readSpecifiedFields(way: 'read' | 'sent' = 'read') {
  const blocks = page('specified-fields.md').split('```')
  const lines = linesOf(blocks[way === 'read' ? 1 : 3] ?? '')
  const shapes = new Map(lines.filter(([name]) => !name.includes(' ')))
  return { shapes, calls: lines.filter(([name]) => name.includes(' ')) }
}

/** What is read and not answered. */
export async function readLacks(): Promise<Lack[]> {
  const { shapes, calls } = readSpecifiedFields()
  const known = await readShapes()
  return calls.flatMap(([call, words]) => {
    const output = known.get(call)?.output
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

interface Taken {
  names: Set<string>
  /** Those without which the call is refused, at its top. */
  needed: string[]
  /** Whether other fields are passed over. */
  isLoose: boolean
}

function takenBy(input: z.ZodType, places: readonly string[]): Taken {
  const schema = z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }) as {
    required?: string[]
    additionalProperties?: unknown
  }
  const needed = (schema.required ?? []).filter((name) => !places.includes(name))
  return { names: namesIn(schema), needed, isLoose: typeof schema.additionalProperties === 'object' }
}

/** What is sent and refused as unknown (`field`), or not sent and refused as missing (`+field`). */
export async function readRefused(): Promise<Lack[]> {
  const { shapes, calls } = readSpecifiedFields('sent')
  const known = await readShapes()
  return calls.flatMap(([call, words]): Lack[] => {
    const shape = known.get(call)
    if (!shape) return [{ call, field: '(call)' }]
    const { names, needed, isLoose } = takenBy(shape.input, shape.places)
    const sent = words.filter((word) => word !== '-').flatMap((word) => shapes.get(word) ?? [word])
    return [
      ...(isLoose ? [] : sent.filter((field) => !names.has(field))),
      ...needed.filter((name) => !sent.includes(name)).map((name) => `+${name}`),
    ].map((field) => ({ call, field }))
  })
}

/** `GoodsCard isHot`, `POST /login token`: the pairs in the first two columns of one of decision 30's tables. */
export function readWrittenFields(heading = 'Fields'): Set<string> {
  const [, after = ''] = page('decisions/0030-where-we-differ-from-the-specification.md').split(
    `\n## ${heading}\n`,
  )
  const [table = ''] = after.split('\n## ')
  const named = (cell: string) => capturedIn(cell, /`([^`]+)`/g)
  const rows = table.matchAll(/^\| ([^|]*`[^|]*)\|([^|]*)\|[^|]*[^| ][^|]*\|[^|]*[^| ][^|]*\|$/gm)
  return new Set(
    [...rows].flatMap(([, fields = '', places = '']) =>
      named(places).flatMap((place) => named(fields).map((field) => `${place} ${field}`)),
    ),
  )
}

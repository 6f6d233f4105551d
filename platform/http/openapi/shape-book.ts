import { z } from 'zod'
import { names } from '../shapes.ts'
import { namesIn, plainSchema, withBases, withReferences, type Schema } from './plain-schema.ts'

export type Direction = 'input' | 'output'

export interface ShapeBook {
  /** The schema of a shape, with references to the named ones inside it. */
  schemaOf(type: z.ZodType, io: Direction): Schema
  /** The named shapes. */
  components: Record<string, Schema>
}

interface Read {
  schema: Schema
  defs: Record<string, Schema>
}

function read(type: z.ZodType, io: Direction): Read {
  const { properties, $defs } = z.toJSONSchema(z.object({ it: type }), {
    io,
    metadata: names,
    unrepresentable: 'any',
    // What zod itself knows of a shape, such as the format of a file.
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, z.globalRegistry.get(zodSchema as unknown as z.ZodType))
    },
  }) as unknown as { properties: { it: Schema }; $defs?: Record<string, Schema> }
  const defs = Object.entries($defs ?? {}).map(([name, one]) => [name, plainSchema(one)] as const)
  return { schema: plainSchema(properties.it), defs: Object.fromEntries(defs) }
}

function collect(types: readonly z.ZodType[], io: Direction): Map<string, Schema> {
  const found = new Map<string, Schema>()
  for (const { defs } of types.map((type) => read(type, io)))
    for (const [name, schema] of Object.entries(defs)) {
      const known = found.get(name)
      if (known && JSON.stringify(known) !== JSON.stringify(schema))
        throw new Error(`two shapes are named ${name}`)
      found.set(name, schema)
    }
  return found
}

/** Names of shapes that are not the same when sent as when answered, for instance because of a default. */
function unlike(input: Map<string, Schema>, output: Map<string, Schema>): Set<string> {
  const found = new Set<string>()
  for (let known = -1; known < found.size;) {
    known = found.size
    for (const [name, schema] of input) {
      const other = output.get(name)
      const isUnlike = other !== undefined && JSON.stringify(other) !== JSON.stringify(schema)
      if (isUnlike || namesIn(schema).some((inside) => found.has(inside))) found.add(name)
    }
  }
  return found
}

/** Reads all shapes of the calls. Every named shape is described once; twice when it is sent otherwise than answered. */
export function createShapeBook(shapes: Record<Direction, readonly z.ZodType[]>): ShapeBook {
  const named = { input: collect(shapes.input, 'input'), output: collect(shapes.output, 'output') }
  const [input, output] = [named.input, named.output].map(
    (all) => new Map([...all].map(([name, schema]) => [name, withBases(schema, all, name)])),
  ) as [Map<string, Schema>, Map<string, Schema>]
  const other = unlike(input, output)
  const rename = {
    input: (name: string) => (other.has(name) ? `${name}Input` : name),
    output: (name: string) => name,
  }
  const components: Record<string, Schema> = {}
  for (const [name, schema] of output) components[name] = withReferences(schema, rename.output)
  for (const [name, schema] of input) components[rename.input(name)] = withReferences(schema, rename.input)
  return {
    schemaOf: (type, io) => withReferences(withBases(read(type, io).schema, named[io]), rename[io]),
    components: Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

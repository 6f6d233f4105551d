import { mapInside, type Schema } from './plain-schema.ts'

/** The description of a field. */
export interface Said {
  description?: string
  example?: unknown
}

/** Finds the description of a field by the shape or call that it belongs to and its path there. */
export type SayOf = (owner: string, path: readonly string[]) => Said | undefined

const boundsOfValue = [
  'enum',
  'const',
  'properties',
  'items',
  'anyOf',
  'oneOf',
  'allOf',
  'minimum',
  'maximum',
]

/** A text or number without a form that a reader could guess a value from. */
function wantsExample(schema: Schema): boolean {
  return !boundsOfValue.some((key) => key in schema)
}

/** The schema with a description of each field inside it. */
export function described(schema: Schema, owner: string, sayOf: SayOf, path: readonly string[] = []): Schema {
  const properties = schema['properties'] as Record<string, Schema> | undefined
  const inside = mapInside({ ...schema, properties: undefined }, (one) => described(one, owner, sayOf, path))
  delete inside['properties']
  if (!properties) return inside
  return {
    ...inside,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, one]) => {
        const at = [...path, name]
        const { description, example } = sayOf(owner, at) ?? {}
        return [
          name,
          {
            ...described(one, owner, sayOf, at),
            ...(description === undefined || 'description' in one ? {} : { description }),
            ...(example === undefined || !wantsExample(one) ? {} : { examples: [example] }),
          },
        ]
      }),
    ),
  }
}

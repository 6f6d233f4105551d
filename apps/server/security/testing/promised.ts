import type { Bound } from '@hojip/platform/http'
import { z } from 'zod'

interface Promised {
  $ref?: string
  $defs?: Record<string, Promised>
  definitions?: Record<string, Promised>
  properties?: Record<string, Promised>
  additionalProperties?: Promised | boolean
  items?: Promised
  anyOf?: Promised[]
  oneOf?: Promised[]
}

export function outputOf({ call }: Bound): Promised {
  return z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' }) as Promised
}

/** The schema, with references resolved, and each of its branches. */
function branches(schema: Promised, root: Promised): Promised[] {
  if (schema.$ref === '#') return [root]
  const name = schema.$ref?.split('/').at(-1)
  const meant = name === undefined ? schema : (root.$defs?.[name] ?? {})
  const inside = meant.anyOf ?? meant.oneOf
  return inside ? inside.flatMap((one) => branches(one, root)) : [meant]
}

/** Paths of the fields of an answer that its contract does not name: data the caller should not get. */
export function unpromised(schema: Promised, value: unknown, root = schema, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const all = branches(schema, root)
  const found = all.map((one) => inBranch(one, value, root, path))
  return found.toSorted((a, b) => a.length - b.length)[0] ?? []
}

function inBranch(schema: Promised, value: object, root: Promised, path: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((one) => unpromised(schema.items ?? {}, one, root, `${path}[]`))
  const { properties = {}, additionalProperties } = schema
  return Object.entries(value).flatMap(([name, field]) => {
    const at = `${path}.${name}`
    if (Object.hasOwn(properties, name)) return unpromised(properties[name]!, field, root, at)
    const isMap = typeof additionalProperties === 'object' || additionalProperties === true
    return isMap ? [] : [at]
  })
}

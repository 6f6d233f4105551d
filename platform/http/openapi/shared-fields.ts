import { mapInside, type Schema } from './plain-schema.ts'
import { capital, lengthOf, reference, type Shared } from './shared-parts.ts'

/** What a field may have at one place besides what all fields of its name have. */
const bounds = new Set([
  ...['default', 'minLength', 'maxLength', 'pattern'],
  ...['minimum', 'maximum', 'minItems', 'maxItems'],
])

function withoutBounds(field: Schema): Schema {
  return Object.fromEntries(Object.entries(field).filter(([key]) => !bounds.has(key)))
}

/** The field as a reference to a component with its own bounds beside; undefined when it says something else. */
function asReference(field: Schema, name: string, component: Schema): Schema | undefined {
  const isTold = (key: string) =>
    Object.hasOwn(component, key) && JSON.stringify(component[key]) === JSON.stringify(field[key])
  const own = Object.entries(field).filter(([key]) => !isTold(key))
  const isSame = Object.keys(component).every(isTold) && own.every(([key]) => bounds.has(key))
  return isSame ? { ...reference('schemas', name), ...Object.fromEntries(own) } : undefined
}

/** Calls `see` for each field inside a schema. */
function eachField(schema: Schema, see: (name: string, field: Schema) => void): void {
  for (const [name, field] of Object.entries((schema['properties'] ?? {}) as Record<string, Schema>))
    see(name, field)
  mapInside(schema, (one) => {
    eachField(one, see)
    return one
  })
}

/** How much shorter the fields of a name are with this component. */
function saved(
  fields: Map<string, { field: Schema; times: number }>,
  name: string,
  component: Schema,
): number {
  let sum = -lengthOf(component) - name.length
  for (const { field, times } of fields.values()) {
    const short = asReference(field, name, component)
    if (short) sum += times * Math.max(0, lengthOf(field) - lengthOf(short))
  }
  return sum
}

/** The components of fields that mean the same at several places, by the fields' names. */
export function sharedFields(schemas: readonly Schema[], taken: ReadonlySet<string>): Shared {
  const byName = new Map<string, Map<string, { field: Schema; times: number }>>()
  const see = (name: string, field: Schema) => {
    const component = capital(name)
    if ('$ref' in field || taken.has(component)) return
    const fields = byName.get(component) ?? new Map<string, { field: Schema; times: number }>()
    const text = JSON.stringify(field)
    fields.set(text, { field, times: (fields.get(text)?.times ?? 0) + 1 })
    byName.set(component, fields)
  }
  for (const schema of schemas) eachField(schema, see)
  const shared: Shared = new Map()
  for (const [name, fields] of byName) {
    const wishes = [...fields.values()].flatMap(({ field }) => [field, withoutBounds(field)])
    const [best] = wishes
      .map((component) => ({ component, saved: saved(fields, name, component) }))
      .toSorted((a, b) => b.saved - a.saved)
    if (best && best.saved > 0) shared.set(name, best.component)
  }
  return shared
}

/** The schema with references to the components of its fields. */
export function withFields(schema: Schema, shared: Shared): Schema {
  const { properties, ...rest } = schema
  const inside = mapInside(rest, (one) => withFields(one, shared))
  if (!properties) return inside
  const fields = Object.entries(properties as Record<string, Schema>).map(([name, field]) => {
    const component = shared.get(capital(name))
    const short = component && asReference(field, capital(name), component)
    return [name, short && lengthOf(short) < lengthOf(field) ? short : withFields(field, shared)]
  })
  return { ...inside, properties: Object.fromEntries(fields) as Schema }
}

import { mapInside, referredName, type Schema } from './plain-schema.ts'
import { capital, lengthOf, reference, type Shared } from './shared-parts.ts'

/** What a field may have at one place besides what all fields of its name have. */
const bounds = new Set([
  'default',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
])

function withoutBounds(field: Schema): Schema {
  return Object.fromEntries(Object.entries(field).filter(([key]) => !bounds.has(key)))
}

/** The field as a reference to a component with its own bounds beside; undefined when it has another content. */
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

/** What kind of value a field holds, as the end of a component's name. */
function kindOf(field: Schema): string {
  const { type, enum: values, const: only, anyOf, items } = field
  const shape = referredName(field)
  if (shape !== undefined) return shape
  const types = [type].flat()
  const isOrNull =
    types.includes('null') || (anyOf as Schema[] | undefined)?.some((one) => one['type'] === 'null')
  if (isOrNull) return 'OrNull'
  if (values || only !== undefined) return 'Choice'
  if (items) return 'List'
  if (types.includes('object')) return 'Parts'
  return { string: 'Text', integer: 'Number', number: 'Number', boolean: 'Flag' }[String(type)] ?? 'Value'
}

/** Fields of one name unchanged, with how many there are of each. */
type Fields = Map<string, { field: Schema; times: number }>

/** How much shorter the fields of a name are with this component. */
function saved(fields: Fields, name: string, component: Schema): number {
  let sum = -lengthOf(component) - name.length
  for (const { field, times } of fields.values()) {
    const short = asReference(field, name, component)
    if (short) sum += times * Math.max(0, lengthOf(field) - lengthOf(short))
  }
  return sum
}

/** The component that saves the most, for fields of one name. */
function bestOf(fields: Fields, name: string): Schema | undefined {
  const wishes = [...fields.values()].flatMap(({ field }) => [field, withoutBounds(field)])
  const [best] = wishes
    .map((component) => ({ component, saved: saved(fields, name, component) }))
    .toSorted((a, b) => b.saved - a.saved)
  return best && best.saved > 0 ? best.component : undefined
}

/** The fields by their names, without those that are nothing but a reference. */
function fieldsByName(schemas: readonly Schema[]): Map<string, Fields> {
  const byName = new Map<string, Fields>()
  const see = (name: string, field: Schema) => {
    // What an answer carries has a name by itself, not by the envelope's field.
    if (name === 'data' || ('$ref' in field && Object.keys(field).length === 1)) return
    const fields: Fields = byName.get(capital(name)) ?? new Map()
    const text = JSON.stringify(field)
    fields.set(text, { field, times: (fields.get(text)?.times ?? 0) + 1 })
    byName.set(capital(name), fields)
  }
  for (const schema of schemas) eachField(schema, see)
  return byName
}

/** The components of fields that mean the same at several places, by the fields' names. */
export type SharedFields = Map<string, Shared>

/**
 * Of each name the component that saves the most has the name itself, such as `Price`. Fields of that name that hold
 * something else may share one for each kind of value, such as `PriceOrNull`.
 */
export function sharedFields(schemas: readonly Schema[], taken: ReadonlySet<string>): SharedFields {
  const names = new Set(taken)
  const found: SharedFields = new Map()
  for (const [name, fields] of fieldsByName(schemas)) {
    const shared: Shared = new Map()
    const add = (component: Schema | undefined, as: string) => {
      if (!component || names.has(as)) return
      names.add(as)
      shared.set(as, component)
      for (const [text, { field }] of fields) if (asReference(field, as, component)) fields.delete(text)
    }
    add(bestOf(fields, name), name)
    for (const kind of new Set([...fields.values()].map(({ field }) => kindOf(field)))) {
      const ofKind = new Map([...fields].filter(([, { field }]) => kindOf(field) === kind))
      add(bestOf(ofKind, name + kind), name + kind)
    }
    if (shared.size > 0) found.set(name, shared)
  }
  return found
}

/** The schema with references to the components of its fields. */
export function withFields(schema: Schema, shared: SharedFields): Schema {
  const { properties, ...rest } = schema
  const inside = mapInside(rest, (one) => withFields(one, shared))
  if (!properties) return inside
  const fields = Object.entries(properties as Record<string, Schema>).map(([name, field]) => {
    const [short] = [...(shared.get(capital(name)) ?? [])]
      .flatMap(([component, meaning]) => asReference(field, component, meaning) ?? [])
      .toSorted((a, b) => lengthOf(a) - lengthOf(b))
    return [name, short && lengthOf(short) < lengthOf(field) ? short : withFields(field, shared)]
  })
  return { ...inside, properties: Object.fromEntries(fields) as Schema }
}

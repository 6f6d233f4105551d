/** A JSON Schema, as far as it is known. */
export type Schema = Record<string, unknown>

type Walk = (schema: Schema) => Schema

/** The schema with each schema directly inside it replaced. Keys that hold no schema, such as `enum`, stay. */
export function mapInside(schema: Schema, walk: Walk): Schema {
  const result: Schema = { ...schema }
  for (const key of ['items', 'additionalProperties', 'propertyNames', 'not'])
    if (isSchema(schema[key])) result[key] = walk(schema[key])
  for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems'])
    if (Array.isArray(schema[key])) result[key] = (schema[key] as Schema[]).map(walk)
  if (isSchema(schema['properties']))
    result['properties'] = Object.fromEntries(
      Object.entries(schema['properties'] as Record<string, Schema>).map(([name, one]) => [name, walk(one)]),
    )
  return result
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Bounds that JavaScript's numbers have anyway, and the patterns of formats, are of no use to a reader. */
function withoutNoise(schema: Schema): Schema {
  const { id: _, $schema: __, ...plain } = schema
  if (plain['minimum'] === Number.MIN_SAFE_INTEGER) delete plain['minimum']
  if (plain['maximum'] === Number.MAX_SAFE_INTEGER) delete plain['maximum']
  if (['uuid', 'date'].includes(String(plain['format']))) delete plain['pattern']
  // An answer may gain fields, and programs are to pass over those they do not know.
  if (plain['additionalProperties'] === false) delete plain['additionalProperties']
  if (JSON.stringify(plain['propertyNames']) === '{"type":"string"}') delete plain['propertyNames']
  return plain
}

/** `anyOf` of constants as one `enum`. */
function withEnum(schema: Schema): Schema {
  const { anyOf, ...rest } = schema
  const all = Array.isArray(anyOf) ? (anyOf as Schema[]) : []
  if (all.length < 2 || !all.every((one) => 'const' in one)) return schema
  const values = all.map((one) => one['const'])
  const type = values.every(Number.isInteger) ? 'integer' : typeof values[0]
  return { ...rest, type, enum: values }
}

/** `anyOf` of a type and null as the type with null. */
function withNull(schema: Schema): Schema {
  const { anyOf, ...rest } = schema
  const [one, other, more] = Array.isArray(anyOf) ? (anyOf as Schema[]) : []
  if (!one || other?.['type'] !== 'null' || more || typeof one['type'] !== 'string' || 'const' in one)
    return schema
  const values = one['enum'] as unknown[] | undefined
  return { ...one, ...rest, type: [one['type'], 'null'], ...(values ? { enum: [...values, null] } : {}) }
}

const pageNames = ['total', 'pageNum', 'pageSize', 'pages']

/** A page of a list, whose numbers are described once. */
function withPage(schema: Schema): Schema {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>
  const required = (schema['required'] ?? []) as string[]
  if (![...pageNames, 'list'].every((name) => required.includes(name))) return schema
  const own = Object.entries(properties).filter(([name]) => !pageNames.includes(name))
  return {
    allOf: [
      { $ref: '#/$defs/Page' },
      {
        type: 'object',
        properties: Object.fromEntries(own),
        required: required.filter((name) => !pageNames.includes(name)),
      },
    ],
  }
}

/** The schema in its shortest form with the same meaning. */
export function plainSchema(schema: Schema): Schema {
  return withPage(withNull(withEnum(withoutNoise(mapInside(schema, plainSchema)))))
}

/** The names that a schema refers to. */
export function namesIn(schema: Schema): string[] {
  return JSON.stringify(schema).match(/(?<="\$ref":"#\/\$defs\/)\w+(?=")/g) ?? []
}

/** The name of the shape that a schema is a reference to. */
export function referredName({ $ref }: Schema): string | undefined {
  return typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined
}

/** With its references as the document's. */
export function withReferences(schema: Schema, rename: (name: string) => string): Schema {
  const { $ref, ...rest } = mapInside(schema, (one) => withReferences(one, rename))
  return typeof $ref === 'string'
    ? { $ref: `#/components/schemas/${rename($ref.slice('#/$defs/'.length))}`, ...rest }
    : rest
}

/** Shapes with fewer fields are not looked for inside others. */
const fewestFields = 6

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether an object has all fields of a named shape, as that has them. */
function includes(schema: Schema, base: Schema): boolean {
  const [own, its] = [schema, base].map((one) => (one['properties'] ?? {}) as Schema) as [Schema, Schema]
  const [needed, itsNeeded] = [schema, base].map((one) => (one['required'] ?? []) as string[]) as [
    string[],
    string[],
  ]
  const names = Object.keys(its)
  return (
    names.length >= fewestFields &&
    names.every((name) => Object.hasOwn(own, name) && isSame(own[name], its[name])) &&
    isSame(
      needed.filter((name) => names.includes(name)),
      itsNeeded,
    )
  )
}

/** An object that has all fields of a named shape and more is that shape and what it adds. */
export function withBases(schema: Schema, named: Map<string, Schema>, self?: string): Schema {
  const bases = [...named]
    .filter(([name, base]) => name !== self && includes(schema, base))
    .toSorted(([, a], [, b]) => Object.keys(b['properties']!).length - Object.keys(a['properties']!).length)
  const inside = mapInside(schema, (one) => withBases(one, named))
  if (!bases[0]) return inside
  const [name, base] = bases[0]
  const isOwn = (field: string) => !Object.hasOwn(base['properties'] as object, field)
  const own = Object.entries(inside['properties'] as Schema).filter(([field]) => isOwn(field))
  const of = { $ref: `#/$defs/${name}` }
  if (own.length === 0) return of
  const required = ((inside['required'] ?? []) as string[]).filter(isOwn)
  return {
    allOf: [
      of,
      { type: 'object', properties: Object.fromEntries(own), ...(required.length > 0 ? { required } : {}) },
    ],
  }
}

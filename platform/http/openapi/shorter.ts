import { referredName, type Schema } from './plain-schema.ts'
import { createShare, nameByFields } from './shared-parts.ts'
import { sharedFields, withFields } from './shared-fields.ts'

type Operations = Record<string, Record<string, Schema>>
type Content = Record<string, { schema: Schema }>

export interface Parts {
  paths: Operations
  components: Record<'parameters' | 'responses' | 'schemas', Record<string, Schema>>
}

/** The same with each schema inside it replaced. */
function eachSchema<T extends Schema>(part: T, change: (schema: Schema) => Schema): T {
  const content = part['content'] as Content | undefined
  if (!content) return part
  const types = Object.entries(content).map(([type, { schema }]) => [type, { schema: change(schema) }])
  return { ...part, content: Object.fromEntries(types) as Content }
}

function eachOperation(paths: Operations, change: (operation: Schema) => Schema): Operations {
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, one]) => [method, change(one)])),
    ]),
  )
}

function eachPart(
  operation: Schema,
  changes: { body(part: Schema): Schema; answer(part: Schema): Schema; parameter(part: Schema): Schema },
): Schema {
  const { parameters, requestBody, responses } = operation as {
    parameters?: Schema[]
    requestBody?: Schema
    responses: Record<string, Schema>
  }
  return {
    ...operation,
    ...(parameters ? { parameters: parameters.map(changes.parameter) } : {}),
    ...(requestBody ? { requestBody: changes.body(requestBody) } : {}),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, part]) => [status, changes.answer(part)]),
    ),
  }
}

function schemasOf({ paths, components }: Parts): Schema[] {
  const found: Schema[] = []
  const see = (part: Schema) =>
    eachSchema(part, (schema) => {
      found.push(schema)
      return schema
    })
  eachOperation(paths, (one) => eachPart(one, { body: see, answer: see, parameter: (part) => part }))
  Object.values(components.responses).forEach(see)
  return [...found, ...Object.values(components.schemas)]
}

/** Fields of one name that mean the same are described once. */
function withSharedFields(parts: Parts): Parts {
  const { paths, components } = parts
  const names = new Set(Object.keys(components.schemas))
  const shared = sharedFields(schemasOf(parts), names)
  const change = (schema: Schema) => withFields(schema, shared)
  const inPart = (part: Schema) => eachSchema(part, change)
  const ofFields = [...shared.values()].flatMap((one) => [...one])
  const all = [...Object.entries(components.schemas), ...ofFields]
  return {
    paths: eachOperation(paths, (one) =>
      eachPart(one, { body: inPart, answer: inPart, parameter: (part) => part }),
    ),
    components: {
      ...components,
      responses: Object.fromEntries(
        Object.entries(components.responses).map(([name, part]) => [name, inPart(part)]),
      ),
      schemas: Object.fromEntries(
        all.map(([name, schema]) => [name, change(schema)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
    },
  }
}

function schemaIn(part: Schema): Schema {
  return (part['content'] as Content | undefined)?.['application/json']?.schema ?? {}
}

/** The fields of what an answer carries in its envelope. */
function dataIn(part: Schema): Schema {
  const [, own] = (schemaIn(part)['allOf'] ?? []) as Schema[]
  return ((own?.['properties'] ?? {}) as { data?: Schema }).data ?? {}
}

function shapeIn(schema: Schema | undefined): string | undefined {
  return schema && referredName(schema)
}

/** The name of what an answer carries: a shape, a list or a page of them, or what its few fields are called. */
function answerName(part: Schema): string | undefined {
  const data = dataIn(part)
  const [page, own] = (data['allOf'] ?? []) as Schema[]
  const isPage = shapeIn(page) === 'Page' && own !== undefined
  const fields = ((isPage ? own : data)['properties'] ?? {}) as Record<string, Schema>
  const listed = shapeIn(fields['list']?.['items'] as Schema | undefined)
  if (listed && Object.keys(fields).length === 1) return listed + (isPage ? 'Page' : 'List')
  return shapeIn(data) ?? nameByFields(data)
}

function parameterName({ name, in: place }: Schema): string | undefined {
  return typeof name === 'string' ? `${name}In${String(place)}` : undefined
}

/** Parameters, bodies and answers that several calls have are described once. */
function withSharedParts({ paths, components }: Parts) {
  const [parameters, bodies, answers] = [
    createShare('parameters'),
    createShare('requestBodies'),
    createShare('responses'),
  ]
  const kinds = {
    parameter: {
      share: parameters,
      nameOf: parameterName,
      taken: components.parameters,
      places: [] as Schema[],
    },
    body: {
      share: bodies,
      nameOf: (part: Schema) => nameByFields(schemaIn(part)),
      taken: {},
      places: [] as Schema[],
    },
    answer: { share: answers, nameOf: answerName, taken: components.responses, places: [] as Schema[] },
  }
  const all = Object.values(kinds)
  const collect = (kind: keyof typeof kinds) => (part: Schema) => {
    kinds[kind].places.push(part)
    return part
  }
  const changes = { parameter: collect('parameter'), body: collect('body'), answer: collect('answer') }
  eachOperation(paths, (one) => eachPart(one, changes))
  for (const { share, nameOf, places, taken } of all)
    share.choose(
      places.map((part) => ({ name: nameOf(part), part })),
      new Set(Object.keys(taken)),
    )
  const refer = (kind: keyof typeof kinds) => (part: Schema) =>
    kinds[kind].share.of({ name: kinds[kind].nameOf(part), part })
  return {
    paths: eachOperation(paths, (one) =>
      eachPart(one, { parameter: refer('parameter'), body: refer('body'), answer: refer('answer') }),
    ),
    components: {
      ...components,
      parameters: { ...components.parameters, ...Object.fromEntries(parameters.shared) },
      requestBodies: Object.fromEntries(bodies.shared),
      responses: { ...components.responses, ...Object.fromEntries(answers.shared) },
    },
  }
}

/** The same document in fewer words: what occurs at several places is a component. */
export function shorter(parts: Parts) {
  return withSharedParts(withSharedFields(parts))
}

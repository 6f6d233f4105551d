import type { z } from 'zod'
import { known } from '../../../known/index.ts'
import { nearestName } from '../../../near/index.ts'

/** A field that an input does not have. */
export interface UnknownField {
  path: string[]
  /** The field that was probably meant. */
  near: string | undefined
}

type Schema = z.core.$ZodType
type Path = readonly string[]

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** So many are reported. Others are not looked at: strangers may send thousands, and each has to be compared. */
export const mostUnknown = 20

/** What the items have, until there are enough. */
function firstFound<T>(items: readonly T[], unknownIn: (item: T) => UnknownField[]): UnknownField[] {
  const found: UnknownField[] = []
  for (const item of items) {
    if (found.length >= mostUnknown) break
    found.push(...unknownIn(item))
  }
  return found.slice(0, mostUnknown)
}

/** A field that is left `undefined` was not given. Fields with `catchall` may have any name, unless that is `never`. */
function inGroup({ shape, catchall }: z.core.$ZodObjectDef, value: unknown, path: Path): UnknownField[] {
  if (!isGroup(value)) return []
  const isOpen = catchall !== undefined && catchall._zod.def.type !== 'never'
  const missing = Object.keys(shape).filter((name) => !(name in value))
  return firstFound(Object.entries(value), ([name, one]) => {
    if (one === undefined) return []
    const schema = known(shape, name)
    if (schema) return unknownFields(schema, one, [...path, name])
    return isOpen ? [] : [{ path: [...path, name], near: nearestName(name, missing) }]
  })
}

/** Of alternatives those that fit decide, otherwise all groups of fields; the one with the fewest unknown fields. */
function inOneOf(options: readonly Schema[], value: unknown, path: Path): UnknownField[] {
  const fitting = options.filter((option) => (option as z.ZodType).safeParse(value).success)
  const groups = options.filter((option) => option._zod.def.type === 'object')
  const answers = (fitting.length > 0 ? fitting : groups).map((option) => unknownFields(option, value, path))
  return answers.toSorted((a, b) => a.length - b.length)[0] ?? []
}

/** The first fields of a value that its schema does not name, however deep. */
export function unknownFields(schema: Schema, value: unknown, path: Path = []): UnknownField[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return inGroup(def, value, path)
    case 'array':
      return Array.isArray(value)
        ? firstFound([...value.entries()], ([at, one]) =>
            unknownFields(def.element, one, [...path, String(at)]),
          )
        : []
    case 'record':
      return isGroup(value)
        ? firstFound(Object.entries(value), ([name, one]) =>
            unknownFields(def.valueType, one, [...path, name]),
          )
        : []
    case 'union':
      return inOneOf(def.options, value, path)
    case 'pipe':
      return unknownFields(def.in, value, path)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return unknownFields(def.innerType, value, path)
    default:
      return []
  }
}

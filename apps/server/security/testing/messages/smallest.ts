import type { Bound } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { z } from 'zod'

/** The JSON schema of an input, as far as it is read here. */
export interface Schema {
  type?: string
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** The smallest value that fits; a new call without a line above gets this. */
export function smallest(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return smallest(schema.anyOf[0]!)
  if (schema.type === 'object') {
    const names = schema.required ?? []
    return Object.fromEntries(names.map((name) => [name, smallest(schema.properties?.[name] ?? {})]))
  }
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => smallest(schema.items ?? {}))
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return true
  return schema.format === 'uuid' ? newId() : 'x'.repeat(schema.minLength ?? 1)
}

export function schemaOf({ call }: Bound): Schema {
  return z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema
}

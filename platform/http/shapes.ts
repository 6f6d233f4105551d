import { z } from 'zod'
import { offsetOf, type PageRequest } from '../db/statements/page.ts'
import { storable } from './input/input.ts'
import { isLargeFile, isReceivedFile, type LargeFile, type ReceivedFile } from './input/received-file.ts'
import { seenText } from '../seen/index.ts'

/** The names of shapes in the OpenAPI document. */
export const names = z.registry<{ id: string }>()

/** Names shapes, so that the OpenAPI document has each of them once, and generated clients a type of the name. */
export function nameShapes(shapes: Record<string, z.ZodType>) {
  for (const [id, shape] of Object.entries(shapes)) shape.register(names, { id })
}

/** Shapes that many contracts share. All ids and amounts of money are strings on the wire. */
export const id = z.uuid().toLowerCase()
/** Yuan with two decimals, e.g. "39.90". */
export const money = z.string().regex(/^-?\d{1,12}\.\d{2}$/)
/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const time = z.string()
/** '0' no, '1' yes. */
export const flag = z.enum(['0', '1'])
export const quantity = z.int().min(1).max(999)
/** Free text that people read: without invisible characters, which do not count either. */
export function words(fewest: number, most: number) {
  return z.string().overwrite(seenText).min(fewest).max(most)
}
/** The size of a page, for calls that take no page number as well. */
export function pageSize(usual: number) {
  return z.coerce.number().int().min(1).max(100).default(usual)
}
/** The input of a call that answers a list by pages: 10 entries each, or as many as `usual` says. */
export function pageInputOf(usual: number) {
  return { pageNum: z.coerce.number().int().min(1).max(10_000).default(1), pageSize: pageSize(usual) }
}
export const pageInput = pageInputOf(10)
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    list: z.array(item),
    total: z.int(),
    pageNum: z.int(),
    pageSize: z.int(),
    pages: z.int(),
  })
}

/** The file of a call that takes one; see `file` of its contract. */
export const file = z.custom<ReceivedFile>(isReceivedFile).meta({ type: 'string', format: 'binary' })
/** The file of a call that also takes files on disk. */
export const largeFile = z
  .custom<ReceivedFile | LargeFile>((value) => isReceivedFile(value) || isLargeFile(value))
  .meta({ type: 'string', format: 'binary' })
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ list: z.array(item) })
}

/** A list in a query, which has only texts: as JSON, such as `["a","b"]`. */
export function listText<T extends z.ZodType>(item: T, most: number) {
  return z
    .string()
    .max(10_000)
    .transform((text, context) => {
      try {
        const list = JSON.parse(text) as unknown
        if (storable(list)) return list
      } catch {
        // Refused below.
      }
      context.addIssue({ code: 'invalid_type', expected: 'array', input: text })
      return z.NEVER
    })
    .pipe(z.array(item).max(most))
}

export const nothing = z.null()
export const noInput = z.object({})

/** The entries on a page of a list that is in memory. */
export function entriesOnPage<T>(list: readonly T[], at: PageRequest): T[] {
  const from = offsetOf(at)
  return list.slice(from, from + at.pageSize)
}

/** Wraps a list in the page envelope. */
export function page<T>(list: T[], total: number, at: PageRequest) {
  return { list, total, pageNum: at.pageNum, pageSize: at.pageSize, pages: Math.ceil(total / at.pageSize) }
}

nameShapes({ Money: money, Time: time })

type ChangeOf<S extends z.core.$ZodLooseShape> = {
  [K in keyof S]: S[K] extends z.ZodDefault<infer T extends z.ZodType> ? z.ZodOptional<T> : S[K]
}

/**
 * The fields of a form for a call that changes what is stored: one that is left out stays as it is, since a page may be
 * older than the field. Defaults are for what is new.
 */
export function changeOf<S extends z.ZodRawShape>(shape: S): ChangeOf<S> {
  const entries = Object.entries(shape).map(([name, field]) => [
    name,
    field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType).optional() : field,
  ])
  return Object.fromEntries(entries) as ChangeOf<S>
}

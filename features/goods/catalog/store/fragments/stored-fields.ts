import { type RawBuilder, sql } from 'kysely'
import { productFields, skuFields } from '../../rules/product-fields.ts'

export type { StoredSkuValues, StoredValues } from '../writing/write-products.ts'

interface Stored {
  column: string | null
  search?: boolean
  bought?: string | null
}

function storedOf(fields: Record<string, Stored>, which: (row: Stored) => boolean) {
  return Object.entries(fields).flatMap(([field, row]): [string, string][] =>
    row.column !== null && which(row) ? [[field, row.column]] : [],
  )
}

function selected(alias: string, fields: readonly [string, string][]): RawBuilder<unknown> {
  return sql.join(fields.map(([field, column]) => sql`${sql.ref(`${alias}.${column}`)} as ${sql.ref(field)}`))
}

function asJson(alias: string, fields: readonly [string, string][]): RawBuilder<unknown> {
  return sql`jsonb_build_object(${sql.join(
    fields.flatMap(([field, column]) => [sql.lit(field), sql.ref(`${alias}.${column}`)]),
  )})`
}

/** The fields of the product `g`, each under its name, for a select: `StoredValues`. */
export const productSelected = selected(
  'g',
  storedOf(productFields, () => true),
)

/** What the search reads of the product `g`, for a select. */
export const searchedSelected = selected(
  'g',
  storedOf(productFields, ({ search }) => search === true),
)

/** What the page of a bought product shows of the product `g`, as jsonb. */
export const boughtJson = asJson(
  'g',
  storedOf(productFields, ({ bought }) => bought !== null),
)

/** The fields of the SKU `k`, as jsonb: `StoredSkuValues`. */
export const skuJson = asJson(
  'k',
  storedOf(skuFields, () => true),
)

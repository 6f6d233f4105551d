import { seenText } from '@hojip/platform/seen'
import { locales, type Locale } from '@hojip/platform/i18n'
import { fenToYuan, yuanToFen, type Fen } from '@hojip/platform/money'
import { refuse, type RefusalKind } from '@hojip/platform/refusal'
import type { Texts } from '../rules/product-input.ts'
import { columnIn, type Column, type TranslatedColumn } from '../rules/file-columns.ts'
import type { Fault, ProductRow } from './product-rows.ts'
import { importReasons as no } from './reasons.ts'

const mostFen = 9_999_999_999
export const mostUnits = 1_000_000_000

/** Cuts long values, which would bury the sentence around them. */
function shown(value: string) {
  return value.length > 40 ? `${value.slice(0, 40)}…` : value
}

/** Reads the cells of one row. Adds what is wrong to `faults` and returns undefined. */
export function cellReader(row: ProductRow, faults: Fault[]) {
  const fail = (
    column: Column,
    kind: RefusalKind<string, undefined>,
    params: Record<string, string | number> = {},
  ): undefined => {
    faults.push({ line: row.line, column: row.nameOf(column), reason: refuse(kind, params) })
    return undefined
  }

  const text = (column: Column, most: number): string | undefined => {
    const value = seenText(row.get(column))
    return value.length > most ? fail(column, no.tooLong, { most }) : value
  }

  const money = (column: Column): Fen | undefined => {
    const value = row.get(column)
    // In files with semicolons between cells, a comma may separate yuan and fen.
    const fen = yuanToFen(value.replace(/^(\d+),(\d{1,2})$/, '$1.$2'))
    if (fen === undefined) return fail(column, no.notMoney, { value: shown(value) })
    return fen >= 1 && fen <= mostFen ? fen : fail(column, no.priceOutOfRange, { most: fenToYuan(mostFen) })
  }

  /** A number, rounded to a whole one; undefined for an empty cell. */
  const whole = (column: Column, most: number): number | undefined => {
    const value = row.get(column)
    if (value === '') return undefined
    if (/^\d{1,10}(\.\d{1,10})?$/.test(value) && Number(value) <= most) return Math.round(Number(value))
    return fail(column, no.notQuantity, { value: shown(value), most })
  }

  return {
    fail,
    text,
    whole,
    /** A text in the languages that it is written in. */
    texts: (column: TranslatedColumn, most: number, wanted: readonly Locale[] = locales): Texts =>
      Object.fromEntries(
        wanted.flatMap((locale) => {
          const value = text(columnIn(locale, column), most)
          return value ? [[locale, value]] : []
        }),
      ),
    needed: (column: Column, most: number) =>
      seenText(row.get(column)) === '' ? fail(column, no.missing) : text(column, most),
    price: (column: Column) => (row.get(column) === '' ? fail(column, no.missing) : money(column)),
    /**
     * Units in stock: 0 for an empty cell, since nothing is known to be for sale, and for a negative number, which is
     * owed.
     */
    quantity: (column: Column): number => {
      const value = row.get(column)
      if (/^-\d{1,10}$/.test(value)) return 0
      if (/^\d{1,10}$/.test(value || '0') && Number(value) <= mostUnits) return Number(value)
      fail(column, no.notQuantity, { value: shown(value), most: mostUnits })
      return 0
    },
    oneOf: (column: Column, allowed: readonly string[]): string => {
      const value = row.get(column).toLowerCase()
      if (value !== '' && !allowed.includes(value))
        fail(column, no.notOneOf, { value: shown(row.get(column)), allowed: allowed.join(', ') })
      return value
    },
  }
}

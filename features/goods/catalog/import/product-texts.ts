import { locales } from '@hojip/platform/i18n'
import { longestHtml } from '../contract/longest-html.ts'
import type { Texts } from '../rules/product-input.ts'
import { readBody, readHtml, type RefOf } from './body/body.ts'
import { cellReader } from './cells.ts'
import { columnIn, type Column } from '../rules/file-columns.ts'
import type { ProductOfFile } from './product-of-file.ts'
import { readParams } from './params.ts'
import type { Fault, ProductRow } from './product-rows.ts'
import { importReasons as no } from './reasons.ts'

type Written = Pick<ProductOfFile, 'name' | 'selling' | 'brand' | 'params' | 'story' | 'bodyHtml' | 'bodies'>

/** HTML as it is in the cell; '' and a fault when it is too long to be parsed. */
function sourceIn(row: ProductRow, column: Column, faults: Fault[]): string {
  const html = row.get(column)
  if (html.length <= longestHtml) return html
  cellReader(row, faults).fail(column, no.tooLong, { most: longestHtml })
  return ''
}

/** The HTML in each language that the file has a column for. */
function readBodies(row: ProductRow, faults: Fault[], refOf: RefOf): { bodies: Texts; pictures: string[] } {
  const read = locales.map((locale) => ({
    locale,
    ...readHtml(sourceIn(row, columnIn(locale, 'Body (HTML)'), faults), refOf),
  }))
  return {
    bodies: Object.fromEntries(read.flatMap(({ locale, html }) => (html ? [[locale, html]] : []))),
    pictures: read.flatMap(({ pictures }) => pictures),
  }
}

/**
 * All that shoppers read of a product, except its options. In a file that has columns for the selling line or the
 * parameters, the HTML is only HTML; in others both are taken out of it.
 */
export function readTexts(
  row: ProductRow,
  faults: Fault[],
  { vendor, refOf }: { vendor: string; refOf: RefOf },
): { written: Written; pictures: string[] } {
  const read = cellReader(row, faults)
  const faultsBefore = faults.length
  const name = read.texts('Title', 500)
  // One that is too long is not missing too.
  if (Object.keys(name).length === 0 && faults.length === faultsBefore) read.fail('Title', no.missing)
  const brand: Texts = row.has('Brand') ? read.texts('Brand', 100) : { 'zh-CN': vendor }
  if (!row.has('Selling Point') && !row.has('Parameters')) {
    const { selling, params, html, pictures } = readBody(sourceIn(row, 'Body (HTML)', faults), refOf)
    const pairs = params.map((pair) => ({ name: { 'zh-CN': pair.name }, value: { 'zh-CN': pair.value } }))
    const written: Written = {
      name,
      selling: { 'zh-CN': selling },
      brand,
      params: pairs,
      story: [],
      bodyHtml: html,
      bodies: undefined,
    }
    return { written, pictures }
  }
  const { bodies, pictures } = readBodies(row, faults, refOf)
  const written: Written = {
    name,
    brand,
    story: [],
    bodies,
    selling: read.texts('Selling Point', 500),
    params: readParams(row, faults),
    bodyHtml: bodies['zh-CN'] ?? Object.values(bodies)[0] ?? '',
  }
  return { written, pictures }
}

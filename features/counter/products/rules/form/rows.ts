import type { FormSku, ProductForm } from '../../contract.ts'
import { emptySku } from './empty-form.ts'

/** The columns of the table that are typed. */
export const cellNames = ['price', 'stock', 'code', 'weight', 'gtin'] as const
export type CellName = (typeof cellNames)[number]

function choicesOf({ options }: ProductForm): number[][] {
  return options.reduce<number[][]>(
    (all, { values }) =>
      all.flatMap((choice) => values.flatMap(({ isHidden }, at) => (isHidden ? [] : [[...choice, at]]))),
    [[]],
  )
}

/** The form with one row for each choice: those that there were, and new ones like the first. */
export function withRows(form: ProductForm): ProductForm {
  const known = new Map(form.skus.map((sku) => [sku.choice.join(), sku]))
  const { price = '', weight = '' } = form.skus[0] ?? {}
  const fresh = (choice: number[]): FormSku => ({ ...emptySku, choice, price, weight })
  return { ...form, skus: choicesOf(form).map((choice) => known.get(choice.join()) ?? fresh(choice)) }
}

/** A table copied from a spreadsheet, written over the rows from one cell on; what does not fit is left out. */
export function pasted(skus: readonly FormSku[], row: number, cell: CellName, text: string): FormSku[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const first = cellNames.indexOf(cell)
  return skus.map((sku, at) => {
    const cells = lines[at - row]?.split('\t')
    if (at < row || !cells) return sku
    const changes = cells.flatMap((value, i) => {
      const name = cellNames[first + i]
      return name ? [[name, cleanCell(name, value)] as const] : []
    })
    return { ...sku, ...Object.fromEntries(changes) }
  })
}

/** Without blanks, signs of money and separators of thousands. */
function cleanCell(name: CellName, value: string): string {
  const text = value.trim().normalize('NFKC')
  return name === 'code' || name === 'gtin' ? text : text.replace(/[¥￥元,\s]/g, '')
}

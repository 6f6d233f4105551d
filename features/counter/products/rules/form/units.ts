import { formParts } from '@hojip/catalog/rules'
import type { ProductForm } from '../../contract.ts'

/** A part of a product that one person changes at a time: `name.ko-KR`, `pictures`, `sku.0-1.price`. */
export type UnitPath = string

/** The parts of a product, by path; each as text, so that they can be compared. */
export function unitsOf(form: ProductForm): Map<UnitPath, string> {
  const units = new Map<UnitPath, string>()
  for (const name of formParts.inLanguages)
    for (const [locale, text] of Object.entries(form[name])) units.set(`${name}.${locale}`, text)
  for (const name of formParts.whole) units.set(name, textOf(form[name]))
  for (const sku of form.skus)
    for (const name of formParts.ofSku) units.set(`sku.${sku.choice.join('-')}.${name}`, textOf(sku[name]))
  return units
}

/** The same text whatever the order of the properties, which the database does not preserve. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** The parts that differ, also those that only one of the two has. */
export function changedUnits(before: ProductForm, after: ProductForm): UnitPath[] {
  const [a, b] = [unitsOf(before), unitsOf(after)]
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path))
}

/** Puts one part of `from` into `form`. A SKU that `form` lacks comes with it. */
function withUnit(form: ProductForm, path: UnitPath, from: ProductForm): ProductForm {
  const [name = '', key = '', field = ''] = path.split('.')
  if (name === 'sku') {
    const isIt = ({ choice }: { choice: number[] }) => choice.join('-') === key
    const given = from.skus.find(isIt)
    if (!given) return form
    if (!form.skus.some(isIt)) return { ...form, skus: [...form.skus, given] }
    const value = given[field as keyof typeof given]
    return { ...form, skus: form.skus.map((sku) => (isIt(sku) ? { ...sku, [field]: value } : sku)) }
  }
  const part = from[name as keyof ProductForm]
  if (key === '') return { ...form, [name]: part }
  const texts = form[name as 'name']
  return { ...form, [name]: { ...texts, [key]: (part as typeof texts)[key as keyof typeof texts] } }
}

export interface Merge {
  /** Theirs, with what only I have changed; where both did, mine. */
  form: ProductForm
  /** The parts that both have changed, to different values. */
  conflicts: UnitPath[]
}

/** Joins two changes of one product: what only one side has changed is taken over, the rest is for people to decide. */
export function mergeForms(base: ProductForm, mine: ProductForm, theirs: ProductForm): Merge {
  const [was, now] = [unitsOf(base), unitsOf(theirs)]
  const changed = changedUnits(base, mine)
  const own = unitsOf(mine)
  const conflicts = changed.filter(
    (path) => now.get(path) !== was.get(path) && now.get(path) !== own.get(path),
  )
  // Another set of options has other rows: then the rows are mine.
  const start = changed.includes('options')
    ? {
        ...theirs,
        skus: mine.skus.map((sku) => {
          const same = theirs.skus.find(({ choice }) => choice.join() === sku.choice.join())
          return same ?? sku
        }),
      }
    : theirs
  return { form: changed.reduce((form, path) => withUnit(form, path, mine), start), conflicts }
}

/** The joined product with their value of these parts instead of mine. */
export function takeTheirs(form: ProductForm, theirs: ProductForm, paths: readonly UnitPath[]): ProductForm {
  return paths.reduce((next, path) => withUnit(next, path, theirs), form)
}

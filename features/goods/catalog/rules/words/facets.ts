import { sha256 } from '@noble/hashes/sha2.js'
import { inAllLocales, type LocalText } from '@hojip/platform/i18n'
import { plain } from './plain.ts'

type Texts = Partial<LocalText>

/** What a list can be narrowed by: a brand, a value of an option, or where a product comes from. */
export interface Facet {
  code: number
  kind: 'brand' | 'option' | 'origin'
  /** The code of the option's name; 0 for the others. */
  axis: number
  name: LocalText
  value: LocalText
}

/** Codes below are steps of the orders (`search_steps` of the schema). */
const firstCode = 10_000
const codeBytes = 6

/** The same number for the same words in every process; 48 bits, which JSON and JavaScript hold exactly. */
function codeOf(kind: string, ...words: string[]): number {
  const text = [kind, ...words.map((word) => plain(word).trim())].join('\u0000')
  const bytes = sha256(new TextEncoder().encode(text)).subarray(0, codeBytes)
  return bytes.reduce((code, byte) => code * 256 + byte, 0) + firstCode
}

/** A brand is found by its name in any language. */
export function brandCode(name: string): number {
  return codeOf('brand', name)
}

const originNames = new Set(['产地', '原产地', '原产国', '原料产地', '원산지', 'origin', 'place of origin'])

function isOrigin(name: Texts): boolean {
  return Object.values(name).some((one) => originNames.has(one.trim().toLowerCase()))
}

interface Faceted {
  brand?: Texts
  options: readonly { name: Texts; values: readonly Texts[] }[]
  params: readonly { name: Texts; value: Texts }[]
}

/** The facets of a product, and all codes it is found by: a brand has one for its name in each language. */
export function facetsOf(product: Faceted): { facets: Facet[]; codes: number[] } {
  const facets: Facet[] = []
  const add = (kind: Facet['kind'], name: Texts, value: Texts) => {
    const [axisName, text] = [inAllLocales(name), inAllLocales(value)]
    if (!text['zh-CN'].trim()) return
    const axis = kind === 'option' ? codeOf('axis', axisName['zh-CN']) : 0
    const code = kind === 'brand' ? brandCode(text['zh-CN']) : codeOf(kind, axisName['zh-CN'], text['zh-CN'])
    facets.push({ code, kind, axis, name: axisName, value: text })
  }
  if (product.brand) add('brand', {}, product.brand)
  for (const { name, values } of product.options) for (const value of values) add('option', name, value)
  for (const { name, value } of product.params) if (isOrigin(name)) add('origin', {}, value)
  const brands = Object.values(product.brand ?? {}).filter((name) => name.trim())
  const codes = new Set([...facets.map(({ code }) => code), ...brands.map(brandCode)])
  return { facets, codes: [...codes].toSorted((a, b) => a - b) }
}

/** A text in all three languages. The source is Chinese; English is American; Korean contains no Han characters. */
export interface Text3 {
  zh: string
  en: string
  ko: string
}

/** A parameter's text for each value of an option axis, in the order of the values. */
export interface EachOf {
  axis: number
  values: Text3[]
}

/** The description of a demo product, besides its line in products.json. */
export interface DemoProduct {
  /** The id in products.json, which is also the name of its own picture. */
  id: string
  /** Slug of a shop in shops.ts. */
  shop: string
  /** The code of a third-level category. */
  category: string
  selling: Text3
  params: [name: Text3, value: Text3 | EachOf][]
  /** The illustrated detail, block by block; `picture` is a file name in pictures/ without its extension. */
  story: { title: Text3; text: Text3; picture: string }[]
  /** Picture names, its own first. */
  gallery: string[]
  /** What each value of the first option looks like, where its picture differs. */
  optionPictures?: string[]
  linePriceFen?: number
  /** Units that one person may order within 30 days. */
  personLimit?: number
  /** The price of each value of the first option axis, as a multiple of priceFen. */
  priceFactors?: number[]
  /** Pairs of option value indexes that are not sold. */
  missing?: [number, number][]
  stock: number
}

export function t(zh: string, en: string, ko: string): Text3 {
  return { zh, en, ko }
}

/** A parameter that differs with the values of an axis. */
export function eachOf(axis: number, ...values: Text3[]): EachOf {
  return { axis, values }
}

/** A parameter that differs with the values of the first axis, which is the one for sizes. */
export function each(...values: Text3[]): EachOf {
  return eachOf(0, ...values)
}

/** One text in the three languages. Chinese is the source; English is American; Korean carries no Han. */
export interface Text3 {
  zh: string
  en: string
  ko: string
}

/** What a parameter says for each value of an option axis, in the order of the values. */
export interface EachOf {
  axis: number
  values: Text3[]
}

/** What the demo knows of one goods beyond its line in goods.json. */
export interface DemoGoods {
  /** As in goods.json, and the name of its own picture. */
  id: string
  /** Slug of a shop in shops.ts. */
  shop: string
  /** Code of a third-level category. */
  category: string
  selling: Text3
  params: [name: Text3, value: Text3 | EachOf][]
  /** The graphic detail, block by block; `picture` is a file name in pictures/ without its extension. */
  story: { title: Text3; text: Text3; picture: string }[]
  /** Picture names, its own first. */
  gallery: string[]
  linePriceFen?: number
  /** Price of each value of the first option axis, as a multiple of priceFen. */
  priceFactors?: number[]
  /** Pairs of option value indexes which are not sold. */
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

/** A parameter that differs with the values of the first axis, where sizes stand. */
export function each(...values: Text3[]): EachOf {
  return eachOf(0, ...values)
}

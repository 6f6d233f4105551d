/** A group of options, in this order. */
export const optionGroups = [
  'recent',
  'hot',
  'words',
  'categories',
  'brands',
  'shops',
  'goods',
  'help',
] as const
export type OptionGroup = (typeof optionGroups)[number]

/** One line of the panel. */
export interface Option {
  group: OptionGroup
  /** What fills the field, and is searched for without an address. */
  text: string
  /** The page to which it leads instead of a search. */
  href?: string | undefined
  pic?: string | undefined
  mark?: { mark: string; hue: number } | undefined
  /** The category in which it searches, and how many products that finds. */
  within?: string | undefined
  count?: number | undefined
}

/** A search of the user; without an id it is in this browser only. */
export interface RecentSearch {
  pkId?: string
  text: string
}

/** What is offered while nothing is typed. */
export interface Offers {
  recent: readonly RecentSearch[]
  hot: readonly string[]
}

/** Where the panel's content comes from. */
export interface PanelSource {
  suggest: (text: string, signal: AbortSignal) => Promise<Option[]>
  offers: () => Promise<Offers>
  forget: (search: RecentSearch) => void
  forgetAll: () => void
  /** Makes these the user's searches again, newest first. */
  restore: (searches: readonly RecentSearch[]) => void
}

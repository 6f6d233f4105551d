import type { Tools } from '@hojip/db'

/** What operators set, instead of `rules/limits.ts`. */
export interface FavouritesOptions {
  /** How many a shopper may have; asked anew for each call. */
  most?: (what: 'alerts' | 'favourites' | 'follows') => number
}

export interface FavouritesTools extends Tools, FavouritesOptions {}

import { priceDropsHref, savedHref } from '@hojip/hrefs/favourites'
import type { OutputOf } from '@hojip/platform/http'
import { useTexts } from '@hojip/platform/page'
import { Chip } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { FavouritesCalls } from '../contract.ts'
import type { CollectionSearch } from './collection-search.ts'
import { favouritesTexts } from './texts.ts'

interface CollectionHeadProps {
  search: CollectionSearch
  first: OutputOf<FavouritesCalls['POST /appUserFavorite/queryByUserId']>
  manage: ReactNode
}

/** The page's title, the filter for fallen prices, and on desktop the button for managing the list. */
export function CollectionHead({ search: { only }, first, manage }: CollectionHeadProps) {
  const t = useTexts(favouritesTexts)
  const { total, priceDropNum } = first
  const isAll = only === 'all'
  if (isAll && total === 0) return null
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-3.5 gap-y-2 max-lg:py-2 lg:card lg:px-5">
      <nav aria-label={t.which} className="flex gap-2">
        <Chip href={savedHref} selected={isAll}>
          {isAll ? t.allWith(total) : t.all}
        </Chip>
        <Chip href={priceDropsHref} selected={!isAll}>
          {t.droppedWith(priceDropNum)}
        </Chip>
      </nav>
      <span className="ml-auto max-lg:hidden">{manage}</span>
    </header>
  )
}

import { foundSavedHref } from '@hojip/hrefs/favourites'
import type { OutputOf } from '@hojip/platform/http'
import { useNavigate, useTexts } from '@hojip/platform/page'
import { Button, Chip, SearchField } from '@hojip/platform/ui'
import type { ReactNode, SubmitEvent } from 'react'
import type { FavouritesCalls } from '../contract.ts'
import type { CollectionSearch } from './collection-search.ts'
import { favouritesTexts } from './texts.ts'

interface CollectionHeadProps {
  search: CollectionSearch
  first: OutputOf<FavouritesCalls['POST /appUserFavorite/queryByUserId']>
  manage: ReactNode
}

/** The filter for fallen prices, the search, and on desktop the button for managing the list. */
export function CollectionHead({ search, first, manage }: CollectionHeadProps) {
  const t = useTexts(favouritesTexts)
  const { only, words } = search
  const { total, priceDropNum } = first
  const isAll = only === 'all'
  if (isAll && !words && total === 0) return null
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-3.5 gap-y-2 max-lg:py-2 lg:card lg:px-5 lg:py-2">
      <nav aria-label={t.which} className="flex gap-2">
        <Chip href={foundSavedHref(words, 'all')} selected={isAll}>
          {isAll ? t.allWith(total) : t.all}
        </Chip>
        <Chip href={foundSavedHref(words, 'drop')} selected={!isAll}>
          {t.droppedWith(priceDropNum)}
        </Chip>
      </nav>
      <CollectionSearchForm key={words} search={search} />
      <span className="ml-auto max-lg:hidden">{manage}</span>
    </header>
  )
}

function CollectionSearchForm({ search: { only, words } }: Pick<CollectionHeadProps, 'search'>) {
  const t = useTexts(favouritesTexts)
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('words')).trim()
    navigate(foundSavedHref(typed, only))
  }
  return (
    <form
      role="search"
      aria-label={t.searchLabel}
      onSubmit={submit}
      className="flex min-w-0 items-center gap-2 max-lg:basis-full lg:w-80"
    >
      <SearchField name="words" hint={t.searchHint} defaultValue={words} />
      <Button type="submit" className="min-h-11! flex-none">
        {t.search}
      </Button>
    </form>
  )
}

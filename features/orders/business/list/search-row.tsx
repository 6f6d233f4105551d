import { shopOrdersHref } from '@hojip/hrefs/orders'
import { useNavigate, useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, SearchField } from '@hojip/platform/ui'
import type { SubmitEvent } from 'react'
import type { ShopSearch } from './shop-search.ts'
import { shopOrdersTexts } from '../texts.ts'

/** Searches by order number or product name, in all states. */
export function SearchRow({ search }: { search: ShopSearch }) {
  const t = useTexts(shopOrdersTexts)
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words')).trim()
    navigate(shopOrdersHref({ type: words ? -1 : search.type, page: 1, words }))
  }
  return (
    <form
      role="search"
      aria-label={t.searchLabel}
      onSubmit={submit}
      className="flex items-center gap-2 card p-3 lg:px-4"
    >
      <SearchField name="words" hint={t.searchHint} defaultValue={search.words} />
      <Button type="submit" kind="jade" className="min-h-11!">
        {t.query}
      </Button>
      {search.words && (
        <ButtonLink href={shopOrdersHref({ type: 3, page: 1, words: '' })} className="min-h-11!">
          {t.reset}
        </ButtonLink>
      )}
    </form>
  )
}

import { ordersHref } from '@hojip/hrefs/orders'
import { useNavigate, useTexts } from '@hojip/platform/page'
import { closeIcon, Icon, IconButton, searchIcon } from '@hojip/platform/ui'
import type { SubmitEvent } from 'react'
import type { OrderSearch } from './order-search.ts'
import { ordersTexts } from '../texts.ts'

/** Opens the search on phones. */
export function SearchButton({ open, onPress }: { open: boolean; onPress: () => void }) {
  return (
    <IconButton
      of={searchIcon}
      label={useTexts(ordersTexts).searchLabel}
      aria-expanded={open}
      onClick={onPress}
    />
  )
}

/** Searches by words of a product name, or by number, within the chosen state. */
export function SearchForm({ search }: { search: OrderSearch }) {
  const t = useTexts(ordersTexts)
  const navigate = useNavigate()
  const hrefFor = (words: string) => ordersHref({ ...search, words, page: 1 })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(hrefFor(String(new FormData(event.currentTarget).get('words')).trim()))
  }
  return (
    <form
      role="search"
      aria-label={t.searchLabel}
      onSubmit={submit}
      className="relative flex min-w-0 items-center max-lg:flex-1 lg:w-44 lg:flex-none xl:w-56"
    >
      <Icon of={searchIcon} size={16} className="absolute left-3.5 text-ink-3" />
      <input
        type="search"
        name="words"
        aria-label={t.searchHint}
        placeholder={t.searchHint}
        defaultValue={search.words}
        maxLength={60}
        enterKeyHint="search"
        autoComplete="off"
        className="min-h-9 w-full rounded-full bg-hover pr-10 pl-9.5 text-16 lg:text-13 [&::-webkit-search-cancel-button]:hidden"
      />
      {search.words && (
        <button
          type="button"
          aria-label={t.clearSearch}
          onClick={() => navigate(hrefFor(''))}
          className="absolute right-1 grid size-8 place-items-center rounded-full text-ink-3 hover:text-ink"
        >
          <Icon of={closeIcon} size={14} />
        </button>
      )}
    </form>
  )
}

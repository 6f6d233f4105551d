import { useNavigate, useTexts } from '@hojip/platform/page'
import { classNames, closeIcon, Icon, IconButton, searchIcon } from '@hojip/platform/ui'
import type { SubmitEvent } from 'react'
import { hrefOf, type OrderSearch } from './order-search.ts'
import { ordersTexts } from './texts.ts'

/** Opens the search on phones. */
export const SearchButton = ({ open, onPress }: { open: boolean; onPress: () => void }) => (
  <IconButton
    of={searchIcon}
    label={useTexts(ordersTexts).searchLabel}
    aria-expanded={open}
    onClick={onPress}
  />
)

/** By words of a goods name, or by number, within the chosen state. */
export const SearchForm = ({ search, shown }: { search: OrderSearch; shown: boolean }) => {
  const t = useTexts(ordersTexts)
  const navigate = useNavigate()
  const hrefFor = (words: string) => hrefOf({ ...search, words, page: 1 })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(hrefFor(String(new FormData(event.currentTarget).get('words')).trim()))
  }
  return (
    <form
      role="search"
      aria-label={t.searchLabel}
      onSubmit={submit}
      className={classNames(
        'relative flex items-center max-lg:border-t max-lg:border-line max-lg:px-4 max-lg:py-2 lg:w-52 lg:flex-none xl:w-66',
        !shown && 'max-lg:hidden',
      )}
    >
      <Icon of={searchIcon} size={16} className="absolute left-7.5 text-ink-3 lg:left-3.5" />
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
          className="absolute right-5 grid size-8 place-items-center rounded-full text-ink-3 hover:text-ink lg:right-1"
        >
          <Icon of={closeIcon} size={14} />
        </button>
      )}
    </form>
  )
}

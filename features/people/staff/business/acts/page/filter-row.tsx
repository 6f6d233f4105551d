import { actsHref } from '@hojip/hrefs/staff'
import { useNavigate, useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, Disclosure, SearchField, TextInput, useWide } from '@hojip/platform/ui'
import type { SubmitEvent } from 'react'
import { isNarrowed, type ActsInput, type ActsSearch } from '../acts-search.ts'
import { ExportButton } from '../export-button.tsx'
import { KindSelect, PersonSelect } from '../filters.tsx'
import { actsTexts } from '../texts.ts'

interface FilterRowProps {
  search: ActsSearch
  people: readonly { userId: string; name: string }[]
  input: ActsInput
}

const half = 'min-w-0 max-lg:w-[calc(50%-4px)]'
const select = `${half} lg:w-34`
const dayField = `${half} lg:w-37`

/** Words are searched by the button or Enter; choices take effect at once. On a phone they are behind a button. */
export function FilterRow(props: FilterRowProps) {
  const { search } = props
  const t = useTexts(actsTexts)
  const navigate = useNavigate()
  const isWide = useWide()
  const { words } = search
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('words')).trim()
    navigate(actsHref({ ...search, words: typed }))
  }
  return (
    <form
      role="search"
      aria-label={t.searchLabel}
      onSubmit={submit}
      className="flex flex-wrap items-end gap-2 card p-3 lg:px-4"
    >
      <span className="flex gap-2 max-lg:w-full lg:min-w-72 lg:flex-1 lg:max-xl:basis-full">
        <SearchField key={words} name="words" hint={t.searchHint} defaultValue={words} />
        <Button type="submit" kind="jade" className="min-h-11!">
          {t.find}
        </Button>
      </span>
      {isWide ? (
        <Choices {...props} />
      ) : (
        <Disclosure summary={t.filters} open={isNarrowed(search)} className="w-full text-14">
          <div className="flex flex-wrap items-end gap-2 pt-1">
            <Choices {...props} />
          </div>
        </Disclosure>
      )}
    </form>
  )
}

function Choices({ search, people, input }: FilterRowProps) {
  const t = useTexts(actsTexts)
  const navigate = useNavigate()
  const go = (change: Partial<ActsSearch>) => navigate(actsHref({ ...search, ...change }))
  const { who, kind, from, to } = search
  return (
    <>
      {(people.length > 0 || who) && (
        <PersonSelect people={people} who={who} onChange={(one) => go({ who: one })} className={select} />
      )}
      <KindSelect kind={kind} onChange={(one) => go({ kind: one })} className={select} />
      <TextInput
        type="date"
        label={t.from}
        className={dayField}
        value={from}
        min="2020-01-01"
        {...(to && { max: to })}
        onChange={(event) => go({ from: event.target.value })}
      />
      <TextInput
        type="date"
        label={t.to}
        className={dayField}
        value={to}
        min={from || '2020-01-01'}
        onChange={(event) => go({ to: event.target.value })}
      />
      {isNarrowed(search) && (
        <ButtonLink href={actsHref({ of: search.of })} className="min-h-11! max-lg:w-full">
          {t.reset}
        </ButtonLink>
      )}
      <ExportButton input={input} />
    </>
  )
}

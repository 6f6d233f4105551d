import { shopOrdersHref } from '@hojip/hrefs/orders'
import { useNavigate, useTexts } from '@hojip/platform/page'
import {
  Button,
  ButtonLink,
  caretDownIcon,
  caretUpIcon,
  Icon,
  SearchField,
  Select,
  TextInput,
} from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import { isFiltered, isSearch, shopSearch, timeTypes, type ShopSearch } from './shop-search.ts'
import { shopOrdersTexts } from '../texts.ts'

/** Searches in all states; days and amounts are behind a button. */
export function SearchRow({ search }: { search: ShopSearch }) {
  const t = useTexts(shopOrdersTexts)
  const navigate = useNavigate()
  const [isMore, setMore] = useState(isFiltered(search))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const wanted = shopSearch({ ...given, type: String(search.type) })
    const isNew = wanted.words !== '' && wanted.words !== search.words
    navigate(shopOrdersHref({ ...wanted, type: isNew ? -1 : search.type }))
  }
  return (
    <form role="search" aria-label={t.searchLabel} onSubmit={submit} className="grid gap-3 card p-3 lg:px-4">
      <div className="flex flex-wrap items-center gap-2">
        <span className="flex min-w-0 flex-1 gap-2 max-lg:basis-full lg:max-w-130">
          <SearchField name="words" hint={t.searchHint} defaultValue={search.words} />
          <Button type="submit" kind="jade" className="min-h-11!">
            {t.query}
          </Button>
        </span>
        <Button kind="quiet" className="min-h-11!" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          {t.more}
          <Icon of={isMore ? caretUpIcon : caretDownIcon} size={14} />
        </Button>
        {isSearch(search) && (
          <ButtonLink href={shopOrdersHref({ type: 3 })} className="min-h-11!">
            {t.reset}
          </ButtonLink>
        )}
      </div>
      {isMore && <Conditions search={search} />}
    </form>
  )
}

function Conditions({ search }: { search: ShopSearch }) {
  const t = useTexts(shopOrdersTexts)
  const { time, from, until, min, max } = search
  const day = { type: 'date', min: '2020-01-01', max: '2999-12-31' } as const
  const amount = { inputMode: 'decimal', maxLength: 12, autoComplete: 'off' } as const
  return (
    <div className="grid grid-cols-2 items-end gap-2 lg:grid-cols-5">
      <Select label={t.timeType} name="time" defaultValue={time} className="max-lg:col-span-2">
        {timeTypes.map((type) => (
          <option key={type} value={type}>
            {t.times[type]}
          </option>
        ))}
      </Select>
      <TextInput label={t.from} name="from" defaultValue={from} {...day} />
      <TextInput label={t.until} name="until" defaultValue={until} {...day} />
      <TextInput label={t.minMoney} name="min" defaultValue={min} {...amount} />
      <TextInput label={t.maxMoney} name="max" defaultValue={max} {...amount} />
    </div>
  )
}

import { ordersHref } from '@hojip/hrefs/orders'
import { useNavigate, useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, inputStyle } from '@hojip/platform/ui'
import type { SubmitEvent } from 'react'
import type { OrderSearch } from './order-search.ts'
import { ordersTexts } from '../texts.ts'

function textOf(data: FormData, name: string): string {
  return String(data.get(name) ?? '')
}

/** Orders placed between two days, both included. */
export function PeriodForm({ search }: { search: OrderSearch }) {
  const { period: t } = useTexts(ordersTexts)
  const navigate = useNavigate()
  const { from, until } = search
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const days = [textOf(data, 'from'), textOf(data, 'until')]
    // Two days in the wrong order are swapped.
    const [first = '', last = ''] = days.every(Boolean) ? days.sort() : days
    navigate(ordersHref({ ...search, from: first, until: last, page: 1 }))
  }
  const field = (name: 'from' | 'until', value: string) => (
    <label className="flex min-w-0 items-center gap-2 max-lg:basis-full">
      <span className="min-w-8 flex-none text-ink-3">{t[name]}</span>
      <input type="date" name={name} defaultValue={value} className={`${inputStyle} min-w-0 lg:w-40!`} />
    </label>
  )
  return (
    <form
      aria-label={t.label}
      onSubmit={submit}
      className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 card px-3 py-2 text-13 lg:px-5"
    >
      <b className="font-medium text-ink-2 max-lg:w-full">{t.label}</b>
      {field('from', from)}
      {field('until', until)}
      <Button type="submit" className="min-h-11! max-lg:flex-1">
        {t.apply}
      </Button>
      {(from || until) && (
        <ButtonLink
          kind="quiet"
          href={ordersHref({ ...search, from: '', until: '', page: 1 })}
          className="min-h-11!"
        >
          {t.clear}
        </ButtonLink>
      )}
    </form>
  )
}

import { shopRefundsHref } from '@hojip/hrefs/aftersales'
import { useNavigate, useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, SearchField } from '@hojip/platform/ui'
import type { SubmitEvent } from 'react'
import { AddressButton } from '../addresses/address-button.tsx'
import type { ShopRefundsSearch } from './refund-lists.ts'
import { shopRefundTexts } from '../texts.ts'

/** Search by the number of an application or its order, in all states; and the button for the return address. */
export function CodeSearch({ search }: { search: ShopRefundsSearch }) {
  const t = useTexts(shopRefundTexts)
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    navigate(shopRefundsHref({ tab: code ? 'all' : search.tab, page: 1, code }))
  }
  return (
    <div className="flex flex-wrap items-center gap-2 card p-3 lg:px-4">
      <form
        role="search"
        aria-label={t.searchLabel}
        onSubmit={submit}
        className="flex min-w-0 flex-1 items-center gap-2 max-lg:basis-full"
      >
        <SearchField name="code" hint={t.searchHint} defaultValue={search.code} />
        <Button type="submit" kind="jade" className="min-h-11!">
          {t.query}
        </Button>
        {search.code && (
          <ButtonLink href={shopRefundsHref({ tab: 'submitted', page: 1, code: '' })} className="min-h-11!">
            {t.reset}
          </ButtonLink>
        )}
      </form>
      <AddressButton isOpenFirst={search.address} />
    </div>
  )
}

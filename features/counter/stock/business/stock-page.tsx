import { stockCountHref, stockHref } from '@hojip/hrefs/stock'
import { ListPage, Rows } from '@hojip/platform/console'
import {
  useCall,
  useNavigate,
  useSearch,
  useTexts,
  useViewer,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { Button, ButtonLink, SearchField, Select } from '@hojip/platform/ui'
import { useState } from 'react'
import { CorrectionDialog } from './correction-dialog.tsx'
import { LowDialog } from './low-dialog.tsx'
import { nameOf } from './sku-name.ts'
import { StockRow } from './stock-row.tsx'
import { orders, stockInput, stockSearch, stockStates, type StockSearch } from './stock-search.ts'
import { stockTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: stockTexts[locale].title, noIndex: true }
}

/** The shop's SKUs with their stock; what is nearly sold out comes first. */
export function Page() {
  const t = useTexts(stockTexts)
  const search = useSearch(stockSearch)
  const found = useCall('POST /bizConsole/queryStock', stockInput(search))
  const mayCorrect = useViewer()?.access.includes('stock.edit') ?? false
  const [open, setOpen] = useState<{ pkId: string; dialog: 'correct' | 'low' }>()
  const chosen = open && found.list.find(({ pkId }) => pkId === open.pkId)
  const close = () => setOpen(undefined)
  return (
    <>
      <ListPage
        title={t.title}
        search={<Search key={`${search.words} ${search.sort} ${search.order}`} search={search} />}
        tabs={{
          label: t.statesLabel,
          all: stockStates,
          current: search.state,
          names: t.states,
          counts: found.counts,
          hrefOf: (state) => stockHref({ ...search, state, page: 1 }),
        }}
        found={found}
        total={t.total(found.total)}
        page={search.page}
        hrefOf={(page) => stockHref({ ...search, page })}
        empty={{ title: search.words ? t.notFound : t.empty[search.state], text: t.emptyText }}
        cards={
          <Rows list={found.list}>
            {(item) => (
              <StockRow
                item={item}
                {...(mayCorrect && {
                  onCorrect: ({ pkId }) => setOpen({ pkId, dialog: 'correct' }),
                  onLow: ({ pkId }) => setOpen({ pkId, dialog: 'low' }),
                })}
              />
            )}
          </Rows>
        }
      />
      {chosen && open.dialog === 'correct' && <CorrectionDialog item={chosen} onClose={close} />}
      {chosen && open.dialog === 'low' && <LowDialog item={chosen} name={nameOf(chosen)} onClose={close} />}
    </>
  )
}

const sortings = {
  fewest: { sort: 'stock', order: 'asc' },
  most: { sort: 'stock', order: 'desc' },
  bestSold: { sort: 'sold', order: 'desc' },
} as const

function Search({ search }: { search: StockSearch }) {
  const t = useTexts(stockTexts)
  const navigate = useNavigate()
  const current = orders.find(
    (one) => sortings[one].sort === search.sort && sortings[one].order === search.order,
  )
  return (
    <form
      role="search"
      aria-label={t.searchHint}
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('words')
        navigate(stockHref({ ...search, words: typeof typed === 'string' ? typed.trim() : '', page: 1 }))
      }}
    >
      <span className="min-w-0 flex-1 basis-56">
        <SearchField name="words" hint={t.searchHint} defaultValue={search.words} />
      </span>
      <Button type="submit" className="min-h-11!">
        {t.search}
      </Button>
      <Select
        label={t.order}
        value={current ?? ''}
        onChange={({ target }) => {
          const chosen = orders.find((one) => one === target.value)
          if (chosen) navigate(stockHref({ ...search, ...sortings[chosen], page: 1 }))
        }}
        className="max-md:w-full md:w-48"
      >
        {orders.map((one) => (
          <option key={one} value={one}>
            {t.orders[one]}
          </option>
        ))}
      </Select>
      <ButtonLink href={stockCountHref} className="min-h-11! max-md:w-full">
        {t.count}
      </ButtonLink>
    </form>
  )
}

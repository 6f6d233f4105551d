import { superviseHref, supervisedShopHref } from '@hojip/hrefs/supervision'
import { ListPage, Rows, SearchForm } from '@hojip/platform/console'
import {
  useCall,
  useNavigate,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
  useDates,
} from '@hojip/platform/page'
import { Link } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import type { SupervisedShop } from '../contract.ts'
import { shopsInput, shopsSearch, shopStates, type ShopsSearch } from './search.ts'
import { StateTag } from './state-tag.tsx'
import { supervisionTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: supervisionTexts[locale].title, noIndex: true }
}

/** All shops of the mall, newest first. */
export function Page() {
  const t = useTexts(supervisionTexts)
  const search = useSearch(shopsSearch)
  const found = useCall('POST /sysConsole/queryShops', shopsInput(search))
  return (
    <ListPage
      title={t.title}
      search={<Search key={search.words} search={search} />}
      tabs={{
        label: t.tabsLabel,
        all: shopStates,
        current: search.state,
        names: t.tabs,
        counts: found.counts,
        hrefOf: (state) => superviseHref({ ...search, state, page: 1 }),
      }}
      found={found}
      total={t.total(found.total)}
      page={search.page}
      hrefOf={(page) => superviseHref({ ...search, page })}
      empty={{ title: t.notFound, text: t.notFoundText }}
      cards={<Rows list={found.list}>{(shop) => <Row shop={shop} />}</Rows>}
    />
  )
}

function Search({ search }: { search: ShopsSearch }) {
  const t = useTexts(supervisionTexts)
  const navigate = useNavigate()
  return (
    <SearchForm
      name="words"
      hint={t.searchHint}
      button={t.search}
      searched={search.words}
      onSearch={(words) => navigate(superviseHref({ ...search, words, page: 1 }))}
    />
  )
}

function Row({ shop }: { shop: SupervisedShop }) {
  const t = useTexts(supervisionTexts)
  const dates = useDates()
  const { pkId, shopName, mark, hue, state, closeReason, goodsNum, onSaleNum, fansNum, gmtCreate } = shop
  return (
    <Link
      href={supervisedShopHref(pkId)}
      className="group grid gap-x-5 gap-y-1.5 rounded-[inherit] px-3 py-3 text-13 outline-offset-[-2px] hover:bg-inset max-lg:grid-cols-2 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_120px_120px_minmax(0,150px)] lg:items-center lg:px-4"
    >
      <span className="flex min-w-0 items-center gap-2.5 max-lg:col-span-2">
        <ShopMark mark={mark} hue={hue} size={32} />
        <b dir="auto" className="truncate text-14 group-hover:text-jade-text">
          {shopName}
        </b>
        <span className="ml-auto lg:hidden">
          <StateTag state={state} />
        </span>
      </span>
      <span className="text-ink-2">{t.onSale(onSaleNum, goodsNum)}</span>
      <span className="text-ink-2 max-lg:text-right">{t.fans(fansNum)}</span>
      <span className="text-12 text-ink-3">
        <time className="figures">{dates.figures(gmtCreate)}</time>
      </span>
      <span className="flex flex-wrap items-center gap-1.5 text-12 text-ink-3 max-lg:justify-end">
        <span className="max-lg:hidden">
          <StateTag state={state} />
        </span>
        {closeReason && t.reasons[closeReason]}
      </span>
    </Link>
  )
}

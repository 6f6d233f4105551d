import { newProductHref, productDraftsHref, productFilesHref, shopProductsHref } from '@hojip/hrefs/products'
import type { Output } from '@hojip/platform/client'
import { useCall, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ButtonLink, classNames, EmptiedPage, EmptyState, TabLinks, useWide } from '@hojip/platform/ui'
import { useState } from 'react'
import { stateTabs } from '../rules/product-filter.ts'
import { BulkDialog } from './bulk/bulk-dialog.tsx'
import type { BulkKind } from './bulk/bulk-form.ts'
import { BulkNotice } from './bulk/bulk-notice.tsx'
import { useSelection } from './bulk/use-selection.ts'
import { ColumnChooser } from './list/column-chooser.tsx'
import { hiddenColumns, rememberHidden, type Column } from './list/columns.ts'
import { count } from './list/facts.ts'
import { draftsTexts } from './drafts/texts.ts'
import { ProductListContext, useListShown } from './edit/product-list.ts'
import { FilterRow } from './filter-row.tsx'
import { FoundProducts } from './found-products.tsx'
import { KeyHints } from './list/key-hints.tsx'
import {
  filterInput,
  isFiltered,
  productsInput,
  productsSearch,
  type ProductsSearch,
} from './products-search.ts'
import { productsTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: productsTexts[locale].title, noIndex: true }
}

type Counts = Output<'POST /bizConsole/queryProducts'>['counts']

/** A tab for each state; the recycle bin once there is something in it. */
function useTabs(search: ProductsSearch, counts: Counts) {
  const t = useTexts(productsTexts)
  const isShown = (state: keyof Counts) => state !== 'deleted' || state === search.state || counts.deleted > 0
  return stateTabs
    .filter(isShown)
    .map((state) => ({
      href: shopProductsHref({ ...search, state, page: 1, row: undefined }),
      label: t.tabs[state],
      count: counts[state],
      current: state === search.state,
    }))
}

/** The shop's products: to find one, to see what it lacks, and to correct it in its place. */
export function Page() {
  const t = useTexts(productsTexts)
  const search = useSearch(productsSearch)
  const found = useCall('POST /bizConsole/queryProducts', productsInput(search))
  const isWide = useWide()
  const [hidden, setHidden] = useState(hiddenColumns)
  const hide = (next: ReadonlySet<Column>) => {
    setHidden(next)
    rememberHidden(next)
  }
  const tabs = useTabs(search, found.counts)
  const shared = useListShown(search)
  const selection = useSelection(JSON.stringify(filterInput(search)), found.total)
  const [bulk, setBulk] = useState<BulkKind>()
  const foundProps = { search, found, hidden, selection }
  return (
    <ProductListContext value={shared}>
      <div className="grid gap-2 lg:gap-3">
        <h1 className="sr-only">{t.title}</h1>
        <BulkNotice />
        <FilterRow key={JSON.stringify(productsInput({ ...search, page: 1 }))} search={search} />
        {!isWide && (
          <div className="grid grid-cols-2 gap-2">
            <NewProducts isWide={false} />
          </div>
        )}
        <section aria-label={t.title} className="min-w-0 lg:card">
          <div className="flex items-center justify-between border-line max-lg:mb-2 lg:border-b">
            <TabLinks
              tabs={tabs}
              label={t.statesLabel}
              className="border-b-0! px-1 text-14! max-lg:gap-5! lg:gap-7! lg:px-4"
            />
            {isWide && (
              <span className="flex items-center gap-3 pr-3">
                <NewProducts isWide />
                <ColumnChooser hidden={hidden} onHidden={hide} />
              </span>
            )}
          </div>
          {found.list.length === 0 ? (
            <div className="max-lg:card">
              <Nothing search={search} total={found.total} />
            </div>
          ) : (
            <FoundProducts {...foundProps} onBulk={setBulk} />
          )}
        </section>
        <KeyHints />
        <p aria-live="polite" className="sr-only">
          {t.total(count(found.total))}
        </p>
        {bulk && (
          <BulkDialog
            kind={bulk}
            chosen={selection.isAll ? { filter: filterInput(search) } : { goodsIds: [...selection.ids] }}
            products={selection.count}
            onClose={() => setBulk(undefined)}
            onStarted={() => {
              setBulk(undefined)
              selection.clear()
            }}
          />
        )}
      </div>
    </ProductListContext>
  )
}

/** Where products come from; on phones a row of its own. */
function NewProducts({ isWide }: { isWide: boolean }) {
  const t = useTexts(productsTexts)
  const drafts = useTexts(draftsTexts)
  const look = isWide ? { size: 'sm' as const, className: '' } : { className: 'min-h-11!' }
  return (
    <>
      <ButtonLink href={productDraftsHref()} {...look}>
        {drafts.link}
      </ButtonLink>
      <ButtonLink href={productFilesHref} {...look}>
        {t.files}
      </ButtonLink>
      <ButtonLink
        href={newProductHref}
        kind="jade"
        {...look}
        className={classNames(look.className, 'max-lg:order-first max-lg:col-span-2')}
      >
        {t.newProduct}
      </ButtonLink>
    </>
  )
}

function Nothing({ search, total }: { search: ProductsSearch; total: number }) {
  const t = useTexts(productsTexts)
  const { state } = search
  const seeAll = <ButtonLink href={shopProductsHref()}>{t.seeAll}</ButtonLink>
  if (total > 0) return <EmptiedPage firstHref={shopProductsHref({ ...search, page: 1, row: undefined })} />
  if (isFiltered(search))
    return <EmptyState picture="lost" title={t.notFound} text={t.notFoundText} action={seeAll} />
  if (state === 'all') return <EmptyState title={t.empty} text={t.emptyText} />
  return <EmptyState title={t.emptyTab[state]} action={seeAll} />
}

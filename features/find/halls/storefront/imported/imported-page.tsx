import { NotDeliveredNote, useNotDelivered } from '@hojip/addresses/storefront/not-delivered'
import { PieceFrame, usePieces, type Pieces } from '@hojip/browse/pieces'
import { useQuickAdd } from '@hojip/browse/quick-add'
import { productHref } from '@hojip/hrefs/browse'
import { importedHref } from '@hojip/hrefs/halls'
import type { Output } from '@hojip/platform/client'
import {
  useDates,
  useCall,
  useNavigate,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import {
  ButtonLink,
  EmptiedPage,
  EmptyState,
  Icon,
  Pagination,
  sealCheckFillIcon,
  TitleBar,
} from '@hojip/platform/ui'
import { ProductCard } from '@hojip/storefront-kit/storefront'
import type { ImportedProduct } from '../../contract.ts'
import { importedInput, importedSearch, isWholeImported, type ImportedSearch } from '../halls-search.ts'
import { hallsTexts } from '../texts.ts'
import { BatchSearch } from './batch-search.tsx'
import { ImportedFilters, PhoneCountries } from './imported-filters.tsx'

type Imported = Output<'POST /bizGoods/queryImported'>

export function head({ locale, search, data }: HeadInput<Imported>): PageHead {
  const t = hallsTexts[locale]
  const { country, way, category, batch } = search as ImportedSearch
  return {
    title: t.imported,
    description: t.importedAbout(data.goodsNum),
    noIndex: data.list.length === 0 || [country, way, category, batch].some((one) => one !== undefined),
  }
}

export function Page() {
  const search = useSearch(importedSearch)
  return <ImportedView search={search} pieces={usePieces('imported', isWholeImported(search))} />
}

interface ImportedViewProps {
  search: ImportedSearch
  pieces: Pieces | undefined
  marks?: boolean
}

/** Imported products with papers, by country. */
export function ImportedView({ search, pieces, marks = false }: ImportedViewProps) {
  const t = useTexts(hallsTexts)
  const navigate = useNavigate()
  const found = useCall('POST /bizGoods/queryImported', importedInput(search))
  const country = found.countries.find(({ code }) => code === search.country)
  const hrefOf = (page: number) => importedHref({ ...search, batch: undefined, page })
  return (
    <>
      <TitleBar title={t.imported} />
      <div className="wrap pb-6">
        <PieceFrame pieces={pieces} marks={marks}>
          <div className="flex flex-wrap items-baseline gap-x-3 py-4 max-lg:sr-only">
            <h1 className="text-24 font-bold">{pieces?.heading ?? t.imported}</h1>
            <p className="text-13 text-ink-3">
              {pieces?.intro ?? t.importedNote(found.goodsNum, found.countries.length)}
            </p>
          </div>
          <PhoneCountries search={search} found={found} />
          <div className="items-start gap-5 lg:grid lg:grid-cols-[240px_minmax(0,1fr)]">
            <ImportedFilters search={search} found={found} />
            <div className="min-w-0">
              <BatchSearch search={search} />
              <div className="mt-4 mb-3 flex flex-wrap items-baseline gap-x-2.5">
                <h2 className="text-18 font-bold">{country?.name ?? t.all}</h2>
                <p role="status" className="text-13 text-ink-3">
                  {[
                    t.goods(found.total),
                    ...(found.arrivedNum > 0 ? [t.arrived(found.arrivedNum)] : []),
                  ].join(' · ')}
                </p>
              </div>
              {found.list.length === 0 && found.pages > 0 ? (
                <section className="card">
                  <EmptiedPage firstHref={hrefOf(1)} />
                </section>
              ) : (
                <Products list={found.list} />
              )}
              <Pagination
                current={found.pageNum}
                last={found.pages}
                hrefOf={hrefOf}
                onJump={(page) => navigate(hrefOf(page))}
              />
            </div>
          </div>
        </PieceFrame>
      </div>
    </>
  )
}

function Products({ list }: { list: readonly ImportedProduct[] }) {
  const t = useTexts(hallsTexts)
  const { onAdd, dialog } = useQuickAdd()
  const reach = useNotDelivered(list.map(({ pkId }) => pkId))
  if (list.length === 0)
    return (
      <section className="card">
        <EmptyState
          title={t.nothing}
          text={t.nothingText}
          action={
            <ButtonLink kind="jade" href={importedHref()} className="min-h-11!">
              {t.seeAllImported}
            </ButtonLink>
          }
        />
      </section>
    )
  return (
    <>
      <ul aria-label={t.list} className="product-grid lg:grid-cols-4">
        {list.map((product) => (
          <li key={product.pkId} className="grid">
            <ProductCard
              product={product}
              href={productHref(product.pkId)}
              onAdd={onAdd}
              note={
                <>
                  {reach.ids.has(product.pkId) && (
                    <span className="mb-1 block">
                      <NotDeliveredNote />
                    </span>
                  )}
                  <Origin product={product} />
                </>
              }
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

/** The place and the day of arrival, the way, the importer and the duty. */
function Origin({ product }: { product: ImportedProduct }) {
  const t = useTexts(hallsTexts)
  const dates = useDates()
  const { placeName, countryName, landedOn, cameBy, way, importer, duty } = product
  const landed = dates.figures(landedOn)
  return (
    <>
      <span className="flex items-center gap-1">
        <Icon of={sealCheckFillIcon} size={14} className="text-jade-text" />
        <span>{[placeName ?? countryName, t.landed[cameBy]?.(landed) ?? landed].join(' · ')}</span>
      </span>
      <span className="mt-1 block text-ink-3">{[t.wayTags[way], duty].join(' · ')}</span>
      <span className="mt-0.5 block text-ink-3">
        {t.importer} {importer}
      </span>
    </>
  )
}

import { newProductHref, productDraftHref, productDraftsHref } from '@hojip/hrefs/products'
import type { Output } from '@hojip/platform/client'
import {
  useCall,
  useDates,
  useSearch,
  useTexts,
  useViewer,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { Button, ButtonLink, EmptiedPage, EmptyState, Pagination, Picture, Tag } from '@hojip/platform/ui'
import { productsTexts } from '../texts.ts'
import { draftsInput, draftsSearch, pageSize } from './drafts-search.ts'
import { draftsTexts } from './texts.ts'
import { useDropDraft } from './use-drop-draft.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: draftsTexts[locale].title, noIndex: true }
}

type Draft = Output<'POST /bizConsole/queryProductDrafts'>['list'][number]

/** What the shop's staff have written of products and not yet saved as products. */
export function Page() {
  const t = useTexts(draftsTexts)
  const search = useSearch(draftsSearch)
  const { list, total } = useCall('POST /bizConsole/queryProductDrafts', draftsInput(search))
  const last = Math.ceil(total / pageSize)
  return (
    <div className="mx-auto grid max-w-[880px] gap-3">
      <h1 className="text-20 font-bold">{t.title}</h1>
      <p className="text-13 text-ink-2">{t.about}</p>
      {list.length === 0 ? <None isPage={total > 0} /> : <Drafts list={list} />}
      {last > 1 && <Pagination current={search.page} last={last} hrefOf={productDraftsHref} />}
    </div>
  )
}

/** No drafts, or none on this page. */
function None({ isPage }: { isPage: boolean }) {
  const t = useTexts(draftsTexts)
  const { newProduct } = useTexts(productsTexts)
  return (
    <div className="card">
      {isPage ? (
        <EmptiedPage firstHref={productDraftsHref()} />
      ) : (
        <EmptyState
          title={t.empty}
          text={t.emptyText}
          action={<ButtonLink href={newProductHref}>{newProduct}</ButtonLink>}
        />
      )}
    </div>
  )
}

function Drafts({ list }: { list: readonly Draft[] }) {
  const mayEdit = (useViewer()?.access ?? []).includes('products.edit')
  const drop = useDropDraft()
  return (
    <ul className="overflow-hidden card">
      {list.map((draft) => (
        <Row
          key={draft.pkId}
          draft={draft}
          onDrop={mayEdit ? () => drop.run({ pkId: draft.pkId }) : undefined}
          isBusy={drop.isRunning}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  draft: Draft
  /** Left out for those who may only read. */
  onDrop: (() => void) | undefined
  isBusy: boolean
}

function Row({ draft, onDrop, isBusy }: RowProps) {
  const t = useTexts(draftsTexts)
  const dates = useDates()
  const { goodsId, goodsName, ref, authorName, gmtModified } = draft
  const name = goodsName || t.unnamed
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 md:grid-cols-[56px_minmax(0,1fr)_auto]">
      {ref ? (
        <Picture of={`/pictures/${ref}`} alt="" sizes="56px" className="size-14 rounded-md" />
      ) : (
        <span className="size-14 rounded-md bg-inset" />
      )}
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <b className="text-14 font-medium wrap-anywhere">{name}</b>
          <Tag tone={goodsId ? 'amber' : 'jade'}>{goodsId ? t.ofProduct : t.ofNew}</Tag>
        </span>
        <span className="text-12 text-ink-3">{t.by(authorName, dates.moment(gmtModified))}</span>
      </span>
      <span className="flex gap-2 max-md:col-start-2">
        <ButtonLink href={productDraftHref(draft)} kind="jade" size="sm" aria-label={`${t.goOn} ${name}`}>
          {t.goOn}
        </ButtonLink>
        {onDrop && (
          <Button size="sm" disabled={isBusy} aria-label={`${t.drop} ${name}`} onClick={onDrop}>
            {t.drop}
          </Button>
        )}
      </span>
    </li>
  )
}

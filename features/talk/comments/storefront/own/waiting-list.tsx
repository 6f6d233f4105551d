import { productHref } from '@hojip/hrefs/browse'
import { commentHref } from '@hojip/hrefs/comments'
import { ordersHref } from '@hojip/hrefs/orders'
import { useDates, useMore, useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, EmptyState, Link, LoadMore, Picture } from '@hojip/platform/ui'
import { useState } from 'react'
import type { WaitingLine } from '../../contract.ts'
import { CommentForm } from './comment-form.tsx'
import { waitingInput } from './inputs.ts'
import { ownTexts } from './texts.ts'

interface WaitingListProps {
  /** Only the lines of this order, the first with its form open; '' for all. */
  order: string
}

/** Bought lines that wait for a comment; one form is open at a time. */
export function WaitingList({ order }: WaitingListProps) {
  const t = useTexts(ownTexts)
  const more = useMore('POST /bizGoodsComment/queryWaitComment', waitingInput(order))
  const [openId, setOpenId] = useState(order ? more.list[0]?.pkId : undefined)
  if (more.list.length === 0)
    return (
      <EmptyState
        title={t.nothingWaiting}
        text={t.nothingWaitingText}
        action={
          <ButtonLink kind="jade" href={ordersHref()} className="min-h-11!">
            {t.toOrders}
          </ButtonLink>
        }
      />
    )
  const written = (pkId: string) => {
    setOpenId(undefined)
    more.drop((line) => line.pkId === pkId)
  }
  return (
    <>
      <ul className="grid gap-2 lg:gap-3">
        {more.list.map((line) => (
          <li key={line.pkId} className="card p-3 lg:p-5">
            <Line
              line={line}
              isOpen={openId === line.pkId}
              onToggle={() => setOpenId(openId === line.pkId ? undefined : line.pkId)}
            />
            {openId === line.pkId && <CommentForm line={line} onDone={() => written(line.pkId)} />}
          </li>
        ))}
      </ul>
      <LoadMore more={more}>{t.loadMore}</LoadMore>
      {order && (
        <p className="mt-3 text-center text-13">
          <Link href={commentHref()} className="link inline-flex min-h-8 items-center">
            {t.seeAllWaiting}
          </Link>
        </p>
      )}
    </>
  )
}

function Line({ line, isOpen, onToggle }: { line: WaitingLine; isOpen: boolean; onToggle: () => void }) {
  const t = useTexts(ownTexts)
  const dates = useDates()
  return (
    <div className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-3 md:grid-cols-[72px_minmax(0,1fr)_auto]">
      <Link href={productHref(line.goodsId)} tabIndex={-1} aria-hidden="true">
        <Picture of={line.goodsPic} alt="" sizes="72px" className="size-18 rounded-md" />
      </Link>
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-14 font-medium">
          <Link href={productHref(line.goodsId)} className="hover:text-jade-text">
            {line.goodsName}
          </Link>
        </h3>
        <p className="mt-1 truncate text-12 text-ink-3">
          {[line.goodsSpec, t.times(line.goodsNum), line.shopName].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-1 text-12 text-ink-3">{t.until(dates.date(line.deadlineAt))}</p>
      </div>
      <Button
        kind={isOpen ? 'outline' : 'jadeLine'}
        size="sm"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="max-md:col-start-2 max-md:min-h-11! max-md:justify-self-end"
      >
        {isOpen ? t.close : t.write}
      </Button>
    </div>
  )
}

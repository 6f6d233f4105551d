import { cartHref } from '@hojip/hrefs/cart'
import { queueHref } from '@hojip/hrefs/sale-queues'
import { isMissing } from '@hojip/platform/client'
import { useNavigate, useSearch, useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, EmptyState, HiddenText, Skeleton } from '@hojip/platform/ui'
import { useEffect, type ReactNode } from 'react'
import { confirmSearch } from '../confirm-search.ts'
import { checkoutTexts } from '../texts.ts'

export function Card({ children }: { children: ReactNode }) {
  return <section className="mt-4 card">{children}</section>
}

/** Shown when nothing is ticked in the cart (any more): leads back to the cart. */
export function NothingToOrder() {
  const t = useTexts(checkoutTexts)
  const navigate = useNavigate()
  useEffect(() => navigate(cartHref, { replace: true }), [navigate])
  return (
    <Card>
      <EmptyState
        as="h1"
        title={t.emptyTitle}
        text={t.emptyText}
        action={
          <ButtonLink kind="jade" href={cartHref}>
            {t.toCart}
          </ButtonLink>
        }
      />
    </Card>
  )
}

/** Leads to the queue. Its page leads back here, with the same product. */
export function ToQueue({ queueId }: { queueId: string }) {
  const t = useTexts(checkoutTexts)
  const { spec, num } = useSearch(confirmSearch)
  const href = queueHref(queueId, spec === undefined ? undefined : { spec, num })
  const navigate = useNavigate()
  useEffect(() => navigate(href, { replace: true }), [navigate, href])
  return (
    <Card>
      <EmptyState
        as="h1"
        title={t.queueTitle}
        text={t.queueText}
        action={
          <ButtonLink kind="jade" href={href}>
            {t.toQueue}
          </ButtonLink>
        }
      />
    </Card>
  )
}

/** Shown without a preview: the products are no longer sold, or the connection failed. */
export function NoPreview({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts(checkoutTexts)
  const isGone = isMissing(error)
  return (
    <Card>
      <EmptyState
        as="h1"
        picture={isGone ? 'lost' : 'stall'}
        title={isGone ? t.goneTitle : t.failedTitle}
        text={isGone ? t.goneText : t.failedText}
        action={
          <>
            {!isGone && <Button onClick={onRetry}>{t.again}</Button>}
            <ButtonLink kind="jade" href={cartHref}>
              {t.toCart}
            </ButtonLink>
          </>
        }
      />
    </Card>
  )
}

export function ConfirmSkeleton() {
  const t = useTexts(checkoutTexts)
  return (
    <div role="status" className="grid gap-3 pt-4">
      <HiddenText>{t.loading}</HiddenText>
      <Skeleton className="h-44 w-full rounded-lg" />
      <Skeleton className="h-80 w-full rounded-lg" />
    </div>
  )
}

import { cartHref } from '@hojip/hrefs/cart'
import { isMissing } from '@hojip/platform/client'
import { useNavigate, useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, EmptyState, HiddenText, Skeleton } from '@hojip/platform/ui'
import { useEffect, type ReactNode } from 'react'
import { checkoutTexts } from '../texts.ts'

function Card({ children }: { children: ReactNode }) {
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

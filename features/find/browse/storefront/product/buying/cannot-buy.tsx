import { useNotDelivered } from '@hojip/addresses/storefront/not-delivered'
import { categoryHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, clockIcon, Icon, Notice } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import type { ProductInfo } from '@hojip/catalog/contract'
import type { Buying } from '../../buy/use-buying.ts'
import { StockAlertSlot } from '../../buy/stock-alert-slot.tsx'
import type { Delivery } from '../delivery/use-delivery.ts'
import { usualRegion } from '../../../rules/usual-province.ts'
import { cannotBuyTexts } from './texts.ts'

const PlaceSheet = lazyPart(() =>
  import('../delivery/place-sheet.tsx').then((module) => ({ default: module.PlaceSheet })),
)

export type CannotBuyProps = { info: ProductInfo; buying: Buying; delivery: Delivery }

/** The list of similar products: of one that can be bought elsewhere those that are delivered to the reader's place. */
function useSimilarHref({ info: { categoryPath }, buying, delivery }: CannotBuyProps): string | undefined {
  const { deliverTo } = useNotDelivered([])
  if (categoryPath.length === 0) return undefined
  const href = categoryHref(categoryPath.map(({ pkId }) => pkId))
  const place = deliverTo || `${usualRegion.country}/${usualRegion.province}`
  return isOnlyFar(buying, delivery) ? `${href}&deliverTo=${encodeURIComponent(place)}` : href
}

function isOnlyFar({ state }: Buying, { isFar }: Delivery): boolean {
  return state === 'buyable' && isFar
}

/** Opens the choice of the place to deliver to. */
function ChangePlace({ asked }: Pick<Delivery, 'asked'>) {
  const texts = useTexts(cannotBuyTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="jade" onClick={() => setOpen(true)}>
        {texts.changePlace}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PlaceSheet asked={asked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Tells why a product cannot be bought, and links to similar ones. */
export function CannotBuy(props: CannotBuyProps) {
  const { buying, delivery } = props
  const texts = useTexts(cannotBuyTexts)
  const similar = useSimilarHref(props)
  const isFar = isOnlyFar(buying, delivery)
  return (
    <Notice
      tone="amber"
      action={
        <span className="flex flex-wrap gap-2">
          {isFar && <ChangePlace asked={delivery.asked} />}
          {buying.state === 'soldOut' && <StockAlertSlot specs={buying.specs} isMain />}
          {similar && <ButtonLink href={similar}>{isFar ? texts.similarHere : texts.similar}</ButtonLink>}
        </span>
      }
    >
      {isFar ? delivery.here?.reason : buying.state === 'offShelf' ? texts.offShelf : texts.soldOut}
    </Notice>
  )
}

/** In the phone's bar, instead of the buttons that buy: the reason above them, similar products, and the alert. */
export function CannotBuyBar(props: CannotBuyProps) {
  const { buying, delivery } = props
  const texts = useTexts(cannotBuyTexts)
  const similar = useSimilarHref(props)
  const { spec, specs, state } = buying
  const isGone = state === 'offShelf'
  const isFar = isOnlyFar(buying, delivery)
  return (
    <>
      <p
        role="status"
        className="absolute inset-x-0 bottom-full flex items-center gap-2 border-t border-line bg-amber-soft px-4 py-2 text-13 text-amber"
      >
        <Icon of={clockIcon} size={16} className="flex-none" />
        {isFar ? delivery.here?.reason : isGone ? texts.offShelf : texts.soldOutOf(spec?.specText ?? '')}
      </p>
      <div className="ml-1.5 grid flex-1 auto-cols-fr grid-flow-col gap-2 [&>:is(a,button)]:min-h-11.5! [&>:is(a,button)]:rounded-full! [&>:is(a,button)]:px-2! [&>:is(a,button)]:text-15! [&>:is(a,button)]:font-bold!">
        {similar && (
          <ButtonLink href={similar}>{isFar ? texts.findSimilarHere : texts.findSimilar}</ButtonLink>
        )}
        {isFar && <ChangePlace asked={delivery.asked} />}
        {state === 'soldOut' && <StockAlertSlot specs={specs} isMain />}
      </div>
    </>
  )
}

import { categoryHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { ButtonLink, clockIcon, Icon, Notice } from '@hojip/platform/ui'
import type { ProductInfo } from '@hojip/catalog/contract'
import type { Buying } from '../../buy/use-buying.ts'
import { StockAlertSlot } from '../../buy/stock-alert-slot.tsx'
import { cannotBuyTexts } from './texts.ts'

export type CannotBuyProps = { info: ProductInfo; buying: Buying }

/** Tells why a product cannot be bought, and links to similar ones. */
export function CannotBuy({ info, buying }: CannotBuyProps) {
  const texts = useTexts(cannotBuyTexts)
  const { categoryPath } = info
  return (
    <Notice
      tone="amber"
      action={
        <span className="flex flex-wrap gap-2">
          {buying.state === 'soldOut' && <StockAlertSlot specs={buying.specs} isMain />}
          {categoryPath.length > 0 && (
            <ButtonLink href={categoryHref(categoryPath.map(({ pkId }) => pkId))}>{texts.similar}</ButtonLink>
          )}
        </span>
      }
    >
      {buying.state === 'offShelf' ? texts.offShelf : texts.soldOut}
    </Notice>
  )
}

/** In the phone's bar, instead of the buttons that buy: the reason above them, similar products, and the alert. */
export function CannotBuyBar({ info, buying }: CannotBuyProps) {
  const texts = useTexts(cannotBuyTexts)
  const { categoryPath } = info
  const { spec, specs, state } = buying
  const isGone = state === 'offShelf'
  return (
    <>
      <p
        role="status"
        className="absolute inset-x-0 bottom-full flex items-center gap-2 border-t border-line bg-amber-soft px-4 py-2 text-13 text-amber"
      >
        <Icon of={clockIcon} size={16} className="flex-none" />
        {isGone ? texts.offShelf : texts.soldOutOf(spec?.specText ?? '')}
      </p>
      <div className="ml-1.5 grid flex-1 auto-cols-fr grid-flow-col gap-2 [&>:is(a,button)]:min-h-11.5! [&>:is(a,button)]:rounded-full! [&>:is(a,button)]:px-2! [&>:is(a,button)]:text-15! [&>:is(a,button)]:font-bold!">
        {categoryPath.length > 0 && (
          <ButtonLink href={categoryHref(categoryPath.map(({ pkId }) => pkId))}>
            {texts.findSimilar}
          </ButtonLink>
        )}
        {!isGone && <StockAlertSlot specs={specs} isMain />}
      </div>
    </>
  )
}

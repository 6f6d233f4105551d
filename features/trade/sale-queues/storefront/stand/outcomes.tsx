import { productHref } from '@hojip/hrefs/browse'
import { cartHref } from '@hojip/hrefs/cart'
import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, Countdown, Spinner } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { Turn } from '../../contract.ts'
import { hasPlace } from '../../rules/place.ts'
import { queueTexts } from '../texts.ts'

interface OutcomeProps {
  title: string
  text?: string
  children?: ReactNode
}

function Outcome({ title, text, children }: OutcomeProps) {
  return (
    <>
      <div role="status" className="grid justify-items-center gap-1.5">
        <h2 className="text-24 font-bold">{title}</h2>
        {text && <p className="text-14 text-balance text-ink-2">{text}</p>}
      </div>
      {children}
    </>
  )
}

/** It is their turn: the page leaves by itself, and the button is for browsers without scripts. */
export function MyTurn({ turn: { untilAt, serverTime }, next }: { turn: Turn; next: string }) {
  const t = useTexts(queueTexts)
  return (
    <Outcome title={t.yourTurn}>
      {untilAt !== null && (
        <p className="flex items-center justify-center gap-2 text-13 text-ink-3">
          {t.orderWithin}
          <Countdown until={untilAt} now={serverTime} />
        </p>
      )}
      <ButtonLink kind="buy" size="lg" href={next}>
        {t.toCheckout}
      </ButtonLink>
    </Outcome>
  )
}

type PassedProps = { turn: Turn; isTaking: boolean; onTake: () => void }

export function Passed({ turn, isTaking, onTake }: PassedProps) {
  const t = useTexts(queueTexts)
  return (
    <Outcome title={t.passedTitle} text={t.passedText(turn.orderMinutes)}>
      <Button kind="buy" size="lg" busy={isTaking} busyText={t.taking} onClick={onTake}>
        {t.takeAgain}
      </Button>
    </Outcome>
  )
}

/** Nobody can order it at the moment, and that may change: sold out, or taken off sale by its shop. */
export function NotNow({ turn }: { turn: Turn }) {
  const t = useTexts(queueTexts)
  const locale = useLocale()
  const { goodsId, number, state } = turn
  const keepsPlace = hasPlace(turn)
  const [title, text] =
    state === 'offSale' ? [t.offSaleTitle, t.offSaleText] : [t.soldOutTitle, t.soldOutText]
  return (
    <Outcome title={title} text={text(keepsPlace)}>
      {keepsPlace && number !== null && (
        <p className="text-13 text-ink-3">{t.number(formatNumber(locale, number))}</p>
      )}
      <p className="flex flex-wrap justify-center gap-2">
        {goodsId !== null && (
          <ButtonLink href={productHref(goodsId)} className="min-h-11!">
            {t.toProduct}
          </ButtonLink>
        )}
        <CartLink />
      </p>
    </Outcome>
  )
}

function CartLink() {
  return (
    <ButtonLink href={cartHref} className="min-h-11!">
      {useTexts(queueTexts).toCart}
    </ButtonLink>
  )
}

/** The product was deleted while people waited. */
export function Gone() {
  const t = useTexts(queueTexts)
  return (
    <Outcome title={t.goneTitle} text={t.goneText}>
      <p>
        <CartLink />
      </p>
    </Outcome>
  )
}

export function Ended({ next }: { next: string }) {
  const t = useTexts(queueTexts)
  return (
    <Outcome title={t.endedTitle} text={t.endedText}>
      <ButtonLink kind="buy" size="lg" href={next}>
        {t.toCheckout}
      </ButtonLink>
    </Outcome>
  )
}

export function Full() {
  const t = useTexts(queueTexts)
  return (
    <Outcome title={t.fullTitle} text={t.fullText}>
      <p>
        <CartLink />
      </p>
    </Outcome>
  )
}

export function Taking() {
  const t = useTexts(queueTexts)
  return (
    <p role="status" className="flex items-center justify-center gap-2 text-16">
      <Spinner />
      {t.taking}
    </p>
  )
}

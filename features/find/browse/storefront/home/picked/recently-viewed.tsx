import { forgetHere, isSeenHereOn, switchSeenHere } from '@hojip/footprints/storefront/seen-here'
import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Button, closeIcon, Icon, Link, Picture, Price } from '@hojip/platform/ui'
import { useRef, useState } from 'react'
import { cardHref } from '../../product-cards.tsx'
import { pickedTexts } from './texts.ts'

type RecentlyViewedProps = {
  /** Ids, newest first. */
  seen: readonly string[]
  /** The browser's list has changed. */
  onChange: () => void
}

/** What a visitor looked at in this browser, with today's prices, and how to forget it. */
export function RecentlyViewed({ seen, onChange }: RecentlyViewedProps) {
  const [isOn, setOn] = useState(isSeenHereOn)
  const place = useRef<HTMLDivElement>(null)
  /** A button goes away with what it changes: who works by keyboard goes on from the place. */
  const change = (act: () => void) => () => {
    place.current?.focus({ preventScroll: true })
    act()
    setOn(isSeenHereOn())
    onChange()
  }
  return (
    <div ref={place} tabIndex={-1} className="outline-0!">
      {!isOn && <SwitchedOff onSwitchOn={change(() => switchSeenHere(true))} />}
      {isOn && seen.length > 0 && (
        <Seen
          seen={seen}
          onForgetAll={change(() => forgetHere())}
          onSwitchOff={change(() => switchSeenHere(false))}
          onForget={(id) => change(() => forgetHere(id))()}
        />
      )}
    </div>
  )
}

function SwitchedOff({ onSwitchOn }: { onSwitchOn: () => void }) {
  const texts = useTexts(pickedTexts)
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-3 rounded-lg bg-surface px-3 py-2.5 text-13 text-ink-2 lg:mt-9 lg:px-5">
      {texts.isOff}
      <Button kind="quiet" size="sm" onClick={onSwitchOn}>
        {texts.switchOn}
      </Button>
    </p>
  )
}

type SeenProps = {
  seen: readonly string[]
  onForgetAll: () => void
  onSwitchOff: () => void
  onForget: (id: string) => void
}

function Seen({ seen, onForgetAll, onSwitchOff, onForget }: SeenProps) {
  const texts = useTexts(pickedTexts)
  return (
    <section
      aria-labelledby="seen-here"
      className="mt-5 rounded-lg bg-surface px-3 py-3.5 lg:mt-9 lg:px-5 lg:py-4"
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="seen-here" className="text-16 font-bold lg:text-18">
          {texts.seen}
        </h2>
        <p className="min-w-0 flex-1 text-12 text-ink-3 max-lg:order-last max-lg:basis-full">
          {texts.seenNote}
        </p>
        <span className="ml-auto flex flex-wrap gap-2">
          <Button kind="quiet" size="sm" onClick={onForgetAll}>
            {texts.forgetAll}
          </Button>
          <Button kind="quiet" size="sm" onClick={onSwitchOff}>
            {texts.switchOff}
          </Button>
        </span>
      </div>
      <Products seen={seen} onForget={onForget} />
    </section>
  )
}

/** Moves the focus to the same button of the neighbour, because the row with this one goes away. */
function leave(button: HTMLButtonElement) {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector('button')?.focus()
}

function Products({ seen, onForget }: { seen: readonly string[]; onForget: (id: string) => void }) {
  const texts = useTexts(pickedTexts)
  const { data } = useLazyCall(
    'POST /bizGoods/queryByIds',
    { goodsIds: [...seen] },
    // Without it, forgetting one product would show an empty row for a moment.
    { keepPrevious: true },
  )
  const shown = (data?.list ?? []).filter(({ pkId }) => seen.includes(pkId))
  return (
    <ul className="relative -mx-3 flex min-h-40 gap-3 overflow-x-auto px-3 no-scrollbar lg:mx-0 lg:px-0">
      {shown.map((one) => (
        <li key={one.pkId} className="group/seen relative w-28 flex-none">
          <Link href={cardHref(one)} className="group block">
            <Picture of={one.goodsPic} alt="" sizes="112px" className="aspect-square rounded-md" />
            <span className="mt-1.5 block truncate text-13 group-hover:text-jade-text">{one.goodsName}</span>
            {one.isOnSale && one.stock > 0 ? (
              <Price value={one.price} from={one.isFromPrice} size="sm" />
            ) : (
              <span className="text-12 text-ink-3">{texts.cannotBuy}</span>
            )}
          </Link>
          <button
            type="button"
            aria-label={texts.forget(one.goodsName)}
            onClick={({ currentTarget }) => {
              onForget(one.pkId)
              leave(currentTarget)
            }}
            className="absolute top-1 right-1 grid size-6 place-items-center rounded-full bg-[rgb(255_255_255/.92)] text-[#121b1c]"
          >
            <Icon of={closeIcon} size={12} />
          </button>
        </li>
      ))}
    </ul>
  )
}

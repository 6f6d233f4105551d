import { useTexts } from '@hojip/platform/page'
import { Button, caretLeftIcon, classNames, Icon, Link, Picture, Price } from '@hojip/platform/ui'
import type { ProductSpec } from '@hojip/catalog/contract'
import { useEffect, useState } from 'react'
import { buyTexts } from '../../buy/texts.ts'
import type { Buying } from '../../buy/use-buying.ts'
import { belowTexts } from './texts.ts'

export type ProductSection = { id: string; label: string; count?: string }

const current =
  "text-ink! font-bold after:absolute after:inset-x-0 after:-bottom-px after:h-[3px] after:rounded-[2px] after:bg-jade after:content-['']"

interface ProductTabsProps {
  sections: readonly ProductSection[]
  buying: Buying
  /** Of the product, for SKUs without one of their own. */
  picture: string
}

/** Sticks to the top: the page's sections, and the chosen SKU once the buttons above have scrolled out of sight. */
export function ProductTabs({ sections, buying, picture }: ProductTabsProps) {
  const texts = useTexts(belowTexts)
  const { here, buyIsAway } = useScrolledTo(sections)
  const { spec, state } = buying
  return (
    <div className="sticky top-0 z-20 flex min-h-12 items-center border-b border-line bg-surface text-15 lg:min-h-14 lg:gap-6 lg:rounded-t-lg lg:px-6">
      {/* On a phone nothing else leads back once the picture has scrolled out of sight. */}
      <button
        type="button"
        aria-label={texts.back}
        onClick={() => history.back()}
        className="grid size-11 flex-none place-items-center lg:hidden"
      >
        <Icon of={caretLeftIcon} size={20} />
      </button>
      <nav
        aria-label={texts.onThisPage}
        className="flex min-w-0 flex-1 gap-5 overflow-x-auto no-scrollbar lg:gap-8"
      >
        {sections.map(({ id, label, count }) => (
          <Link
            key={id}
            href={`#${id}`}
            aria-current={here === id ? 'location' : undefined}
            className={classNames(
              'relative flex min-h-12 flex-none items-center gap-1 lg:min-h-14 text-ink-2 outline-offset-[-2px] hover:text-jade-text',
              here === id && current,
            )}
          >
            {label}
            {count && <span className="figures text-13 font-medium text-ink-3">{count}</span>}
          </Link>
        ))}
      </nav>
      {buyIsAway && state === 'buyable' && spec && (
        <ChosenSku spec={spec} buying={buying} picture={picture} />
      )}
    </div>
  )
}

type ChosenSkuProps = { spec: ProductSpec; buying: Buying; picture: string }

/** Picture, options, price and the two buttons, on desktops. */
function ChosenSku({ spec, buying, picture }: ChosenSkuProps) {
  const buy = useTexts(buyTexts)
  return (
    <div className="flex items-center gap-3 max-lg:hidden">
      <span className="flex min-w-0 items-center gap-2 text-12 text-ink-2 max-xl:hidden">
        <Picture
          of={spec.goodsSpecImg ?? picture}
          alt=""
          sizes="36px"
          className="size-9 flex-none rounded-sm"
        />
        <span className="line-clamp-2 max-w-28">{spec.specText}</span>
      </span>
      <Price value={spec.price} size="sm" exact />
      <Button
        kind="buySoft"
        size="sm"
        disabled={spec.stock === 0}
        busy={buying.isAdding}
        onClick={() => void buying.add()}
      >
        {buy.addToCart}
      </Button>
      <Button kind="buy" size="sm" disabled={spec.stock === 0} onClick={buying.buy}>
        {buy[buying.buyText]}
      </Button>
    </div>
  )
}

/** The section scrolled to last, and whether the buttons above are out of sight. */
function useScrolledTo(sections: readonly ProductSection[]) {
  const ids = sections.map(({ id }) => id).join(' ')
  const [here, setHere] = useState(sections[0]?.id)
  const [buyIsAway, setBuyIsAway] = useState(false)
  useEffect(() => {
    // A section is current from one third down the window.
    const watcher = new IntersectionObserver(
      (entries) => entries.forEach((entry) => entry.isIntersecting && setHere(entry.target.id)),
      { rootMargin: '-15% 0px -70%' },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) watcher.observe(section)
    }
    const actions = new IntersectionObserver(([entry]) => setBuyIsAway(entry?.isIntersecting === false))
    const buttons = document.querySelector('[data-buy-actions]')
    if (buttons) actions.observe(buttons)
    return () => {
      watcher.disconnect()
      actions.disconnect()
    }
  }, [ids])
  return { here, buyIsAway }
}

import { FeedbackTool } from '@hojip/feedback/storefront/tool'
import {
  arrowUpIcon,
  Badge,
  caretLeftIcon,
  caretRightIcon,
  classNames,
  Icon,
  Link,
  scrollToTop,
} from '@hojip/platform/ui'
import { cartHref } from '@hojip/hrefs/cart'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useSideEntries } from './side-entries.ts'
import { useSideTexts } from './texts.ts'

const PhoneTool = lazyPart(() =>
  import('@hojip/storefront-kit/storefront/phone-tool').then((module) => ({ default: module.PhoneTool })),
)

const cell =
  'relative grid w-full justify-items-center gap-[3px] py-[9px] text-11 text-ink-2 hover:text-jade-text ' +
  "not-first:before:absolute not-first:before:inset-x-4 not-first:before:top-0 not-first:before:h-px not-first:before:bg-line not-first:before:content-['']"

/**
 * The side panel: the cart, saved and seen products, customer service, messages of shops, the form for feedback, the
 * page's code for a phone, and "back to top" once the page is scrolled by 400 px. Where the content leaves no room beside
 * it, the panel is a tab in the margin, which opens.
 */
export function SideTools({ down, cartCount }: { down: boolean; cartCount: number }) {
  const t = useSideTexts()
  const entries = useSideEntries(cartCount)
  const [isOpen, setOpen] = useState(false)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A dialog gives the focus back to what has opened it.
    const isInside =
      currentTarget.contains(relatedTarget) || relatedTarget?.closest('dialog, [role="dialog"]')
    if (!isInside) setOpen(false)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false)
  }
  return (
    // The buttons inside take the focus; their keys bubble up to here.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      aria-label={t.tools}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      className="absolute right-0 bottom-0 flex items-end rounded-l-xl bg-surface shadow-e-2 min-[1401px]:right-2 min-[1401px]:rounded-xl 2xl:right-5"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t.tools}
        onClick={() => setOpen(!isOpen)}
        className="relative grid h-18 w-6 place-items-center self-stretch text-ink-2 hover:text-jade-text min-[1401px]:hidden"
      >
        <Icon of={isOpen ? caretRightIcon : caretLeftIcon} size={16} />
        {!isOpen && entries.some(({ count, href }) => count > 0 && href !== cartHref) && (
          <span aria-hidden="true" className="absolute top-1.5 right-1.5 size-2 rounded-full bg-buy" />
        )}
      </button>
      <div className={classNames('grid w-13 py-1.5 min-[1401px]:w-16', !isOpen && 'max-[1400px]:hidden')}>
        {entries.map(({ href, label, icon, count }) => (
          <Link key={href} href={href} className={cell}>
            <Icon of={icon} size={22} />
            <span className="max-[1400px]:sr-only">{label}</span>
            <Badge count={count} className="absolute top-1 right-2.5" />
          </Link>
        ))}
        <FeedbackTool className={cell} nameStyle="max-[1400px]:sr-only" />
        <Suspense fallback={null}>
          <PhoneTool className={cell} nameStyle="max-[1400px]:sr-only" />
        </Suspense>
        {down && <BackToTop className={cell} />}
      </div>
    </aside>
  )
}

/** Scrolls to the top and focuses the start of the page. */
function BackToTop({ className }: { className?: string }) {
  const t = useSideTexts()
  return (
    <button type="button" onClick={scrollToTop} className={classNames(className)}>
      <Icon of={arrowUpIcon} size={22} />
      <span className="max-[1400px]:sr-only">{t.backToTop}</span>
    </button>
  )
}

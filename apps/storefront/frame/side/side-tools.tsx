import { FeedbackTool } from '@hojip/feedback/storefront/tool'
import { arrowUpIcon, Badge, classNames, Icon, Link, scrollToTop } from '@hojip/platform/ui'
import { lazy, Suspense } from 'react'
import { useSideEntries } from './side-entries.ts'
import { useFrameTexts } from '../texts.ts'

const PhoneTool = lazy(() =>
  import('@hojip/sharing/storefront/phone-tool').then((module) => ({ default: module.PhoneTool })),
)

const cell =
  'relative grid w-full justify-items-center gap-[3px] py-[9px] text-11 text-ink-2 hover:text-jade-text ' +
  "not-first:before:absolute not-first:before:inset-x-4 not-first:before:top-0 not-first:before:h-px not-first:before:bg-line not-first:before:content-['']"

/**
 * The content of the side panel: customer service, messages of shops, the form for feedback, the page's code for a phone,
 * and "back to top" once the page is scrolled by 400 px.
 */
export function SideTools({ down }: { down: boolean }) {
  const t = useFrameTexts()
  const entries = useSideEntries()
  return (
    <aside
      aria-label={t.tools}
      className="absolute right-2 bottom-0 grid w-13 rounded-xl bg-surface py-1.5 shadow-e-2 min-[1401px]:w-16 2xl:right-5"
    >
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
    </aside>
  )
}

/** Scrolls to the top and focuses the start of the page. */
export function BackToTop({ className }: { className?: string }) {
  const t = useFrameTexts()
  return (
    <button type="button" onClick={scrollToTop} className={classNames(className)}>
      <Icon of={arrowUpIcon} size={22} />
      <span className="max-[1400px]:sr-only">{t.backToTop}</span>
    </button>
  )
}

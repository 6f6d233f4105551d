import type { ReactNode, SubmitEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { caretLeftIcon, caretRightIcon } from '../icons.gen.ts'
import { Link } from '../buttons/link.tsx'
import { pageNumbers } from './page-numbers.ts'
import { useUi } from '../ui-context.tsx'

type PaginationProps = {
  current: number
  last: number
  hrefOf: (page: number) => string
  /** Adds the box to type a page number; called with a number within the bounds. */
  onJump?: (page: number) => void
}

const cell = 'figures grid size-9 place-items-center rounded-sm text-14 font-medium'

/** Numbered pages as real links; nothing for a single page. */
export function Pagination({ current, last, hrefOf, onJump }: PaginationProps) {
  const { t } = useUi()
  if (last <= 1) return null
  return (
    <nav aria-label={t.pages} className="flex flex-wrap items-center justify-center gap-1 py-6">
      <Turn label={t.previousPage} href={current > 1 ? hrefOf(current - 1) : undefined} rel="prev">
        <Icon of={caretLeftIcon} size={16} />
      </Turn>
      {pageNumbers(current, last).map((one) =>
        'gapAfter' in one ? (
          <span key={`after ${one.gapAfter}`} aria-hidden="true" className={classNames(cell, 'text-ink-3')}>
            …
          </span>
        ) : (
          <PageLink key={one.page} page={one.page} href={hrefOf(one.page)} here={one.page === current} />
        ),
      )}
      <Turn label={t.nextPage} href={current < last ? hrefOf(current + 1) : undefined} rel="next">
        <Icon of={caretRightIcon} size={16} />
      </Turn>
      {onJump && <Jump last={last} onJump={onJump} />}
    </nav>
  )
}

/** "2 / 7" with the links to the pages before and after, for the head of a list; nothing for a single page. */
export function PageTurns({ current, last, hrefOf }: Omit<PaginationProps, 'onJump'>) {
  const { t } = useUi()
  if (last <= 1) return null
  return (
    <div className="flex items-center">
      <span className="figures pr-1 text-13 text-ink-3">{`${current}/${last}`}</span>
      <Turn label={t.previousPage} href={current > 1 ? hrefOf(current - 1) : undefined} rel="prev">
        <Icon of={caretLeftIcon} size={14} />
      </Turn>
      <Turn label={t.nextPage} href={current < last ? hrefOf(current + 1) : undefined} rel="next">
        <Icon of={caretRightIcon} size={14} />
      </Turn>
    </div>
  )
}

function PageLink({ page, href, here }: { page: number; href: string; here: boolean }) {
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className={classNames(cell, here ? 'bg-jade text-on-fill' : 'bg-surface hover:bg-hover')}
    >
      {page}
    </Link>
  )
}

type TurnProps = { label: string; href: string | undefined; rel: string; children: ReactNode }

function Turn({ label, href, rel, children }: TurnProps) {
  return href ? (
    <Link href={href} rel={rel} aria-label={label} className={classNames(cell, 'bg-surface hover:bg-hover')}>
      {children}
    </Link>
  ) : (
    <span aria-hidden="true" className={classNames(cell, 'text-ink-off')}>
      {children}
    </span>
  )
}

function Jump({ last, onJump }: { last: number; onJump: (page: number) => void }) {
  const { t } = useUi()
  // Not as the form's action: React would need an inline script for it, which no page allows.
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wanted = Number(String(new FormData(form).get('page')).normalize('NFKC'))
    form.reset()
    if (Number.isInteger(wanted) && wanted > 0) onJump(Math.min(wanted, last))
  }
  return (
    <form onSubmit={onSubmit} className="ml-3 flex items-center gap-2 text-13 text-ink-3 max-md:hidden">
      <label className="flex items-center gap-2">
        {t.jumpTo}
        <input
          name="page"
          inputMode="numeric"
          autoComplete="off"
          className="figures h-9 w-13 rounded-sm bg-surface text-center font-medium text-ink shadow-[inset_0_0_0_1px_var(--c-control)]"
        />
        {t.jumpUnit}
      </label>
      <button type="submit" className="min-h-9 rounded-sm bg-surface px-3 text-ink ring-line hover:bg-hover">
        {t.jump}
      </button>
    </form>
  )
}

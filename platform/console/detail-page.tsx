import type { ReactNode } from 'react'
import { caretLeftIcon, classNames, Icon, Link, Notice } from '../ui/index.ts'

type DetailPageProps = {
  back: { href: string; label: string }
  /** The status, and the buttons. */
  head: ReactNode
  /** Below the head: what to know before reading the rest. */
  notes?: ReactNode
  side: ReactNode
  /** On narrow windows the side column is above the main one. */
  isSideFirst?: boolean
  children: ReactNode
}

/** One entry of a list: the way back, its status, and its details in two columns. */
export function DetailPage({ back, head, notes, side, isSideFirst, children }: DetailPageProps) {
  return (
    <>
      <Link
        href={back.href}
        className="inline-flex min-h-8 items-center gap-1 text-13 text-ink-2 hover:text-jade-text"
      >
        <Icon of={caretLeftIcon} size={14} />
        {back.label}
      </Link>
      <section className="mt-1 card">{head}</section>
      {notes}
      <div className="mt-2 grid items-start gap-2 lg:mt-3 lg:grid-cols-[minmax(0,1fr)_344px] lg:gap-3">
        <div className="grid min-w-0 gap-2 lg:gap-3">{children}</div>
        <div className={classNames(isSideFirst && 'max-lg:order-first')}>{side}</div>
      </div>
    </>
  )
}

type DetailStateProps = { heading: ReactNode; text: ReactNode; children?: ReactNode }

/** In the head: the status, what happens by when, and further sentences. */
export function DetailState({ heading, text, children }: DetailStateProps) {
  return (
    <div className="min-w-0 flex-1">
      <h1 className="text-20 font-bold" aria-live="polite">
        {heading}
      </h1>
      <p className="mt-1 text-ink-2">{text}</p>
      {children}
    </div>
  )
}

export function DetailNote({ children }: { children: ReactNode }) {
  return (
    <div className="mt-2 lg:mt-3">
      <Notice tone="amber">{children}</Notice>
    </div>
  )
}

import { caretRightIcon, HiddenText, Icon, Link } from '@hojip/platform/ui'
import type { ReactNode } from 'react'

type SectionHeadProps = {
  title: string
  text?: string
  more?: { href: string; label: string }
  children?: ReactNode
}

/** A section's title, its description, its tabs, and a link to the full list. */
export function SectionHead({ title, text, more, children }: SectionHeadProps) {
  return (
    <div className="mt-5 mb-2.5 flex flex-wrap items-baseline gap-x-3 gap-y-2 lg:mt-9 lg:mb-3.5">
      <h2 className="min-w-0 text-18 leading-tight font-bold wrap-anywhere lg:text-24">{title}</h2>
      {text && <p className="min-w-0 flex-1 basis-24 truncate text-12 text-ink-3 lg:text-13">{text}</p>}
      {children}
      {more && (
        <Link
          href={more.href}
          className="ml-auto inline-flex min-h-6 flex-none items-center gap-0.5 text-12 text-ink-2 hover:text-jade-text lg:text-13"
        >
          {more.label}
          <HiddenText>{` ${title}`}</HiddenText>
          <Icon of={caretRightIcon} size={12} />
        </Link>
      )}
    </div>
  )
}

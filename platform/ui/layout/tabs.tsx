import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Link } from '../buttons/link.tsx'

const bar = 'flex items-center gap-6 overflow-x-auto no-scrollbar border-b border-line text-15 md:gap-8'
const tab =
  'relative flex min-h-13 flex-none items-center gap-1 text-ink-2 outline-offset-[-2px] hover:text-jade-text'
const current =
  "text-ink! font-bold after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-[2px] after:bg-jade after:content-['']"

export type TabLink = { href: string; label: ReactNode; count?: number | undefined; current: boolean }

/** Tabs that are separate pages, each with an address. */
export function TabLinks({ tabs, label, className }: { tabs: TabLink[]; label: string; className?: string }) {
  return (
    <nav aria-label={label} className={classNames(bar, className)}>
      {tabs.map(({ href, label: name, count, current: here }) => (
        <Link
          key={href}
          href={href}
          aria-current={here ? 'page' : undefined}
          className={classNames(tab, here && current)}
        >
          {name}
          {count !== undefined && <Count here={here}>{count}</Count>}
        </Link>
      ))}
    </nav>
  )
}

function Count({ here, children }: { here: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'figures text-13 font-medium',
        here && children !== 0 ? 'text-price' : 'text-ink-3',
      )}
    >
      {children}
    </span>
  )
}

type Tab<Key extends string> = { key: Key; label: ReactNode; panel: ReactNode }

type TabsProps<Key extends string> = {
  tabs: Tab<Key>[]
  selected: Key
  onSelect: (key: Key) => void
  label: string
  className?: string
}

/** Tabs within a page; arrow keys, Home and End move and select. Only the selected panel is rendered. */
export function Tabs<Key extends string>({ tabs, selected, onSelect, label, className }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(({ key }) => key === selected)
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tabs.length) % tabs.length
    onSelect(tabs[next]!.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className={classNames(bar, className)}
      >
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelect(key)}
            className={classNames(tab, key === selected && current)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {tabs[at]?.panel}
      </div>
    </>
  )
}

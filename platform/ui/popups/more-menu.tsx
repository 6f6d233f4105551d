import { useEffect, useId, useRef, type CSSProperties, type ToggleEvent } from 'react'
import { Link } from '../buttons/link.tsx'
import { dotsIcon } from '../icons.gen.ts'
import { Icon } from '../pictures/icon.tsx'
import { placeOf } from './place-of.ts'
import type { MenuItem } from './popup-menu.tsx'

type MoreMenuProps = {
  /** The accessible name of the button, which shows three dots. */
  label: string
  /** `only`: the widths at which the item, or the whole menu, is needed. */
  items: (MenuItem & { only?: string })[]
  only?: string
  className?: string
}

const row =
  'flex min-h-11 w-full items-center rounded-sm px-3.5 text-left text-14 whitespace-nowrap text-ink hover:bg-hover'

/**
 * What else may be done, under three dots: a popover of the browser, which no card cuts off and which Esc or a press
 * elsewhere closes.
 */
export function MoreMenu({ label, items, only = '', className = '' }: MoreMenuProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const watching = useRef<AbortController>(null)
  const close = () => list.current?.hidePopover()
  // Placed where the button is at the moment; when the page moves under it, it closes.
  const place = ({ newState }: ToggleEvent) => {
    watching.current?.abort()
    if (newState !== 'open' || !button.current || !list.current) return
    const style: CSSProperties = placeOf(button.current.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: innerHeight,
    })
    Object.assign(list.current.style, style)
    watching.current = new AbortController()
    addEventListener('scroll', close, { passive: true, signal: watching.current.signal })
  }
  useEffect(() => () => watching.current?.abort(), [])
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        popoverTarget={id}
        className={`grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-hover ${only} ${className}`}
      >
        <Icon of={dotsIcon} size={20} />
      </button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        aria-label={label}
        onBeforeToggle={place}
        className="fixed m-0 min-w-40 rounded-lg bg-surface p-1.5 shadow-e-2"
      >
        {items.map(({ key, label: text, lang, href, onPress, only: at }) => (
          <li key={key} lang={lang} className={at}>
            {href === undefined ? (
              <button
                type="button"
                className={row}
                onClick={() => {
                  close()
                  onPress()
                }}
              >
                {text}
              </button>
            ) : (
              <Link href={href} className={row} onClick={close}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

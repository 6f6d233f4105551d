import { Icon, truckIcon } from '@hojip/platform/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Above the phone's buy bar, once the price has been scrolled away: when the product arrives. */
export function BarPromise({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  const [bar, setBar] = useState<Element | null>(null)
  useEffect(() => {
    // The product's name is beside the price.
    const name = document.querySelector('main h1')
    const watcher = new IntersectionObserver(([entry]) => {
      const isPassed = entry && !entry.isIntersecting && entry.boundingClientRect.top < 0
      // The promise is in the buy box, too, which phones hide.
      const isShown = place.current?.parentElement?.checkVisibility() === true
      setBar(isPassed && isShown ? document.querySelector('[data-action-bar]') : null)
    })
    if (name) watcher.observe(name)
    return () => watcher.disconnect()
  }, [])
  return (
    <>
      <span ref={place} hidden />
      {bar &&
        createPortal(
          <div className="absolute inset-x-0 bottom-full flex items-center gap-2 border-t border-line bg-jade-soft px-4 py-2 text-13 text-ink-2 lg:hidden">
            <Icon of={truckIcon} size={16} className="flex-none text-jade-text" />
            {children}
          </div>,
          bar,
        )}
    </>
  )
}

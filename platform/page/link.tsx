import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { inBrowser, useRuntime } from './runtime.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A plain address: `/albums/0190…`, `/albums?sort=1`, or another site's. */
  to: string
  replace?: boolean
  /** Keeps the scroll position, e.g. for a tab that is part of the address. */
  keepScroll?: boolean
  /** Returns to a page that is still mounted, as it was left. */
  restore?: boolean
  /** `none`: do not load before the click, e.g. in long lists of rarely used links. */
  preload?: 'intent' | 'none'
  ref?: Ref<HTMLAnchorElement>
  children?: ReactNode
}

function ownClick(event: MouseEvent<HTMLAnchorElement>, target: string | undefined): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === undefined || target === '_self') &&
    !event.currentTarget.hasAttribute('download')
  )
}

/** A real link. An ordinary click changes the page without loading a new document. */
export function Link(props: LinkProps) {
  const { to, replace = false, keepScroll = false, restore = false, preload = 'intent', ...others } = props
  const { onClick, children, ...rest } = others
  const runtime = useRuntime()
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!ownClick(event, rest.target)) return
    event.preventDefault()
    inBrowser(runtime).router.navigate(to, { replace, keepScroll, restore })
  }
  const early = preload === 'intent' ? () => inBrowser(runtime).router.preload(to) : undefined
  return (
    <a
      {...rest}
      href={to}
      onClick={click}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event)
        early?.()
      }}
      onFocus={(event) => {
        rest.onFocus?.(event)
        early?.()
      }}
    >
      {children}
    </a>
  )
}

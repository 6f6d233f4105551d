import { lazyPart } from '../../parts/index.ts'
import { Suspense, type ReactNode } from 'react'
import { usePopup } from './use-popup.ts'

export type MenuItem = { key: string; label: string; current?: boolean; lang?: string } & (
  | { href: string; onPress?: never }
  | { onPress: () => void; href?: never }
)

type PopupMenuProps = {
  /** What the button shows. */
  children: ReactNode
  /** Its accessible name, when it shows only an icon. */
  label?: string
  items: MenuItem[]
  className?: string
}

function loadList() {
  return import('./popup-list.tsx')
}

const PopupList = lazyPart(() => loadList().then((module) => ({ default: module.PopupList })))

/** A button with a short list of links and actions below it. */
export function PopupMenu({ children, label, items, className }: PopupMenuProps) {
  const { open, setOpen, button, rootProps } = usePopup()
  const prepare = () => void loadList().catch(() => undefined)
  return (
    <div {...rootProps} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={label}
        onClick={() => setOpen(!open)}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={className}
      >
        {children}
      </button>
      {open && (
        <Suspense fallback={null}>
          <PopupList items={items} onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

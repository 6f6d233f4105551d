import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { Avatar, caretDownIcon, HiddenText, Icon, useHoverPopup } from '@hojip/platform/ui'
import type { MallShellData } from '../shell-data.ts'
import { useFrameTexts } from '../texts.ts'

function loadCard() {
  return import('./account-card.tsx')
}

const AccountCard = lazyPart(() => loadCard().then((module) => ({ default: module.AccountCard })))

export type AccountMenuProps = {
  onSignOut: () => void
  viewer: NonNullable<MallShellData['viewer']>
  className: string
}

/**
 * The user's name in the header; its card opens on hover, on a press, and by Enter or ↓, which moves the focus into it.
 */
export function AccountMenu({ viewer, onSignOut, className }: AccountMenuProps) {
  const t = useFrameTexts()
  const { open, set, press, root, button, rootProps } = useHoverPopup(
    () => void loadCard().catch(() => undefined),
  )
  /** Whether the card takes the focus when it opens. */
  const enters = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    const card = root.current?.querySelector<HTMLElement>('[data-account-card] a')
    if (card) return card.focus()
    enters.current = true
    set(true)
  }
  const onOpen = (first: HTMLElement | null | undefined) => {
    if (enters.current) first?.focus()
    enters.current = false
  }
  return (
    <div {...rootProps} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        onClick={press}
        onKeyDown={onKeyDown}
        className={className}
      >
        <Avatar name={viewer.name} {...(viewer.avatarPic ? { picture: viewer.avatarPic } : {})} />
        <span className="max-w-30 truncate">{viewer.name}</span>
        <HiddenText>{t.account}</HiddenText>
        <Icon of={caretDownIcon} size={12} className="text-ink-3" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <AccountCard viewer={viewer} onSignOut={onSignOut} onOpen={onOpen} onDone={() => set(false)} />
        </Suspense>
      )}
    </div>
  )
}

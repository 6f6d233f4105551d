import { useEffect, useRef } from 'react'
import { allowedEntries } from '@hojip/platform/page'
import {
  Avatar,
  chatIcon,
  heartIcon,
  Button,
  ButtonLink,
  Icon,
  Link,
  mapPinIcon,
  questionIcon,
  receiptIcon,
  signOutIcon,
  userIcon,
} from '@hojip/platform/ui'
import { cardEntries } from '../menu.ts'
import { addresses, type MallShellData } from '../shell-data.ts'
import { useFrameTexts } from '../texts.ts'

export const menuIcons = {
  orders: receiptIcon,
  saved: heartIcon,
  messages: chatIcon,
  addresses: mapPinIcon,
  help: questionIcon,
  me: userIcon,
}

type AccountCardProps = {
  onSignOut: () => void
  viewer: NonNullable<MallShellData['viewer']>
  /** Called with the card's first link when it has opened. */
  onOpen: (first: HTMLElement | null | undefined) => void
  onDone: () => void
}

/** The card below the user's name in the header: who is signed in, their pages, and signing out. */
export function AccountCard({ viewer, onSignOut, onOpen, onDone }: AccountCardProps) {
  const t = useFrameTexts()
  const { name, account, avatarPic, access } = viewer
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    onOpen(card.current?.querySelector('a'))
  })
  const signOut = () => {
    onDone()
    onSignOut()
  }
  return (
    <div
      ref={card}
      data-account-card=""
      className="absolute top-full right-0 z-50 mt-1 w-75 animate-enter rounded-lg bg-surface p-4 shadow-e-2"
    >
      <div className="flex items-center gap-3 pb-3.5">
        <Avatar name={name} {...(avatarPic ? { picture: avatarPic } : {})} className="size-12 text-20" />
        <p className="min-w-0 flex-1">
          <b className="block truncate text-16">{name}</b>
          {account && account !== name && (
            <span className="figures block truncate text-12 text-ink-3">{account}</span>
          )}
        </p>
      </div>
      <ButtonLink href={addresses.me} kind="jade" block className="min-h-10!" onClick={onDone}>
        {t.personalCenter}
      </ButtonLink>
      <ul className="my-2.5 grid grid-cols-3">
        {allowedEntries(cardEntries, access).map(({ key, href }) => (
          <li key={key}>
            <Link
              href={href}
              onClick={onDone}
              className="grid min-h-16 content-center justify-items-center gap-1 rounded-md text-12 text-ink-2 hover:bg-hover"
            >
              <Icon of={menuIcons[key]} size={22} />
              {t.menu[key]}
            </Link>
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-2.5">
        <Button kind="quiet" block onClick={signOut}>
          <Icon of={signOutIcon} size={16} />
          {t.signOut}
        </Button>
      </div>
    </div>
  )
}

import { staffSecurityHref } from '@hojip/hrefs/staff'
import { homeHref } from '@hojip/hrefs/browse'
import { useSession, useTexts, useViewer } from '@hojip/platform/page'
import {
  Avatar,
  Badge,
  Button,
  HiddenText,
  Icon,
  Link,
  lockKeyIcon,
  Sheet,
  signOutIcon,
  storefrontIcon,
} from '@hojip/platform/ui'
import type { Entry } from './entries.ts'
import { businessTexts } from './texts.ts'

type ConsoleMenuProps = { shopName: string | undefined; entries: readonly Entry[]; onClose: () => void }

const row = 'flex min-h-13 items-center gap-3 border-t border-line text-15'

/** The phone's menu: who is signed in for which shop, the pages, and signing out. */
export function ConsoleMenu({ shopName, entries, onClose }: ConsoleMenuProps) {
  const t = useTexts(businessTexts)
  const viewer = useViewer()
  const { signOut } = useSession()
  return (
    <Sheet title={t.nav} onClose={onClose}>
      {viewer && (
        <p className="mb-3 flex items-center gap-3">
          <Avatar name={viewer.name} className="size-11 text-18" />
          <span>
            <b className="block text-16">{shopName}</b>
            <span className="block text-13 text-ink-3">{viewer.name}</span>
          </span>
        </p>
      )}
      {entries.map(({ href, icon, label, waiting, says }) => (
        <Link key={href} href={href} onClick={onClose} className={row}>
          <Icon of={icon} size={22} className="text-ink-3" />
          {label}
          {waiting > 0 && (
            <>
              <Badge count={waiting} className="ml-auto" />
              <HiddenText>{says}</HiddenText>
            </>
          )}
        </Link>
      ))}
      {viewer && (
        <Link href={staffSecurityHref} onClick={onClose} className={row}>
          <Icon of={lockKeyIcon} size={22} className="text-ink-3" />
          {t.security}
        </Link>
      )}
      <Link href={homeHref} className={row}>
        <Icon of={storefrontIcon} size={22} className="text-ink-3" />
        {t.toMall}
      </Link>
      {viewer && (
        <Button block className="mt-4 min-h-11!" onClick={() => void signOut()}>
          <Icon of={signOutIcon} />
          {t.signOut}
        </Button>
      )}
    </Sheet>
  )
}

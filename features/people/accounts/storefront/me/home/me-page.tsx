import { useLazyCall, useSession, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Button, headsetIcon, Icon, Link, signOutIcon, storefrontIcon } from '@hojip/platform/ui'
import { PickedSlot } from '@hojip/storefront-kit/storefront/picked'
import { AccountFrame } from '../../account-frame.tsx'
import { type AccountPage, useEntries } from '../entries.ts'
import { navTexts } from '../nav-texts.ts'
import { OnTheWay } from './on-the-way.tsx'
import { OrderShortcuts } from './order-shortcuts.tsx'
import { ProfileHead } from './profile-head.tsx'
import { PriceDrops, RecentlySeen } from './saved-sections.tsx'
import { meTexts } from '../texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: meTexts[locale].meTitle, noIndex: true }
}

/** The account's first page: who the user is, what waits for them, and links to the other pages. */
export function Page() {
  return (
    <AccountFrame here="centre">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pb-6 max-lg:-mx-(--gutter) lg:gap-4 lg:pb-0">
        <ProfileHead />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 max-lg:px-(--gutter) lg:grid-cols-[1.35fr_1fr] lg:gap-4">
          <OrderShortcuts />
          <OnTheWay />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 max-lg:px-(--gutter) lg:gap-4">
          <Services />
          <PriceDrops />
          <RecentlySeen />
          <SignOut />
          <PickedSlot />
        </div>
      </div>
    </AccountFrame>
  )
}

const cell =
  'grid min-h-20 content-center justify-items-center gap-1.5 rounded-md text-center text-12 text-ink-2 hover:bg-hover'

/** Pages that this page links to elsewhere. */
const shownAbove: readonly AccountPage[] = ['orders', 'centre', 'afterSales', 'comments']

/** Links to the other pages, the shops' site and customer service, on phones: wide windows have the menu and the footer. */
function Services() {
  const t = useTexts(meTexts)
  const nav = useTexts(navTexts)
  // Entries of the orders' card are not repeated.
  const entries = useEntries().filter(({ key }) => !shownAbove.includes(key))
  const { data: settings } = useLazyCall('GET /sysConfig/queryPublic', {})
  return (
    <section aria-labelledby="services" className="card px-2 py-3.5 lg:hidden">
      <h2 id="services" className="mb-1.5 px-2 text-16 font-bold">
        {t.services}
      </h2>
      <ul className="grid grid-cols-4 gap-y-1">
        {entries.map(({ key, href, icon }) => (
          <li key={key}>
            <Link href={href} className={cell}>
              <Icon of={icon} size={26} className="text-jade-text" />
              {nav.entries[key]}
            </Link>
          </li>
        ))}
        {settings?.csPhone && (
          <li>
            <a href={`tel:${settings.csPhone}`} className={cell}>
              <Icon of={headsetIcon} size={26} className="text-jade-text" />
              {t.serviceLine}
            </a>
          </li>
        )}
        {settings && (
          <li>
            <a href={settings.merchantUrl} className={cell}>
              <Icon of={storefrontIcon} size={26} className="text-jade-text" />
              {t.sell}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Shown on phones, where nothing else offers it. */
function SignOut() {
  const t = useTexts(meTexts)
  const { signOut } = useSession()
  return (
    <Button block className="min-h-12! lg:hidden" onClick={() => void signOut()}>
      <Icon of={signOutIcon} />
      {t.signOut}
    </Button>
  )
}

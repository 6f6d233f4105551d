import { sortedProductsHref } from '@hojip/hrefs/browse'
import { orderHref, ordersHref } from '@hojip/hrefs/orders'
import { cardHref } from '../../product-cards.tsx'
import { loginHref, useLazyCall, useDates, useTexts, useViewer } from '@hojip/platform/page'
import {
  Avatar,
  Badge,
  ButtonLink,
  HiddenText,
  Icon,
  Link,
  packageIcon,
  Picture,
  Price,
  receiptIcon,
  Score,
  truckFillIcon,
  truckIcon,
  walletIcon,
} from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { homeTexts } from '../texts.ts'

/** The user's own column beside the scenes. Shows the visitor's version until the page knows the user. */
export function SideColumn() {
  const viewer = useViewer()
  return (
    <div className="grid h-100 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] gap-4 max-lg:hidden">
      <section className="rounded-lg bg-surface p-4">
        {viewer ? <Greeting {...viewer} /> : <Welcome />}
        <OrderShortcuts signedIn={viewer !== null} />
      </section>
      {viewer ? <Parcels /> : <BestRated count={2} />}
    </div>
  )
}

function Greeting({ name, avatarPic }: { name: string; avatarPic: string | null }) {
  const texts = useTexts(homeTexts)
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} picture={avatarPic} className="size-11 text-18" />
      <div className="min-w-0">
        <p className="truncate text-15 font-bold">{texts.greeting(name)}</p>
        <p className="text-12 text-ink-3">{texts.greetingHint}</p>
      </div>
    </div>
  )
}

function Welcome() {
  const texts = useTexts(homeTexts)
  return (
    <>
      <p className="text-15 font-bold">{texts.welcome}</p>
      <p className="mt-0.5 text-12 text-ink-3">{texts.welcomeHint}</p>
      <ButtonLink href={loginHref('/')} kind="jade" size="sm" block className="mt-2.5 min-h-9!">
        {texts.signIn}
      </ButtonLink>
    </>
  )
}

function OrderShortcuts({ signedIn }: { signedIn: boolean }) {
  const texts = useTexts(homeTexts)
  const { data } = useLazyCall('POST /bizOrder/queryOrderCount', {}, { when: signedIn })
  const shortcuts = [
    { type: '0', icon: walletIcon, name: texts.toPay },
    { type: '3', icon: packageIcon, name: texts.toShip },
    { type: '4', icon: truckIcon, name: texts.toReceive },
    { type: '-1', icon: receiptIcon, name: texts.allOrders },
  ] as const
  return (
    <ul className="mt-3 grid grid-cols-4">
      {shortcuts.map(({ type, icon, name }) => (
        <li key={type}>
          <Link
            href={ordersHref({ type: type })}
            className="relative grid justify-items-center gap-1 rounded-sm py-1 text-center text-12 leading-tight text-ink-2 hover:bg-hover"
          >
            <Icon of={icon} size={24} className="text-ink" />
            {name}
            {type !== '-1' && (
              <Badge count={data?.[type] ?? 0} className="absolute top-0 left-[calc(50%+4px)]" />
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type PanelProps = { icon?: string; title: string; more: { href: string; label: string }; children: ReactNode }

function Panel({ icon, title, more, children }: PanelProps) {
  return (
    <section className="flex min-h-0 flex-col overflow-hidden rounded-lg bg-surface px-4 py-3.5">
      <h2 className="mb-1 flex items-center gap-1.5 text-14 font-bold">
        {icon && <Icon of={icon} size={18} className="text-jade-text" />}
        {title}
        <Link
          href={more.href}
          className="ml-auto inline-flex min-h-6 items-center text-12 font-normal text-ink-3 hover:text-jade-text"
        >
          {more.label}
          <HiddenText>{` ${title}`}</HiddenText>
        </Link>
      </h2>
      {children}
    </section>
  )
}

/** Rows share the panel's height; fewer rows have larger pictures. */
const rows = 'grid min-h-0 flex-1 auto-rows-fr divide-y divide-line'
const row = 'group flex h-full items-center gap-2.5 py-1'
const pictureSize = { few: 'size-16 flex-none rounded-md', many: 'size-11.5 flex-none rounded-md' }

const shown = 3

/** Orders that are shipped and not received; with one or none, the best-rated products fill the rest. */
function Parcels() {
  const texts = useTexts(homeTexts)
  const dates = useDates()
  const { data } = useLazyCall('POST /bizOrder/queryMyOrder', { orderStatus: 4, pageNum: 1, pageSize: shown })
  if (!data || data.list.length === 0) return <BestRated count={shown} />
  const count = data.list.length
  const panel = (
    <Panel
      icon={truckFillIcon}
      title={texts.onTheWay}
      more={{ href: ordersHref({ type: 4 }), label: texts.allOrders }}
    >
      <ul className={rows}>
        {data.list.map(({ pkId, deliveryTime, goodsInfoList: [first] }) => (
          <li key={pkId}>
            <Link href={orderHref(pkId)} className={row}>
              <Picture
                of={first?.goodsPic ?? ''}
                alt=""
                sizes="64px"
                className={pictureSize[count === 2 ? 'few' : 'many']}
              />
              <span className="min-w-0">
                <b className="block truncate text-13 group-hover:text-jade-text">{first?.goodsName}</b>
                {deliveryTime && (
                  <span className="block text-12 text-ink-3">{texts.shippedOn(dates.day(deliveryTime))}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
  if (count > 1) return panel
  return (
    <div className="grid min-h-0 grid-rows-2 gap-3">
      {panel}
      <BestRated count={1} />
    </div>
  )
}

/** The three products with the highest rating. */
const bestRatedInput = { sort: '5', pageNum: 1, pageSize: shown } as const

/** `count`: how many the column has room for. */
function BestRated({ count }: { count: number }) {
  const texts = useTexts(homeTexts)
  const { data } = useLazyCall('POST /bizGoods/findAll', bestRatedInput)
  const rated = (data?.list ?? []).filter(({ score }) => score !== undefined).slice(0, count)
  if (rated.length === 0) return <section className="rounded-lg bg-surface" />
  return (
    <Panel title={texts.bestRated} more={{ href: sortedProductsHref('5'), label: texts.more }}>
      <ul className={rows}>
        {rated.map((one) => (
          <li key={one.pkId}>
            <Link href={cardHref(one)} className={row}>
              <Picture
                of={one.goodsPic}
                alt=""
                sizes="64px"
                className={pictureSize[count === 2 ? 'few' : 'many']}
              />
              <span className="min-w-0">
                <span className="block truncate text-13 group-hover:text-jade-text">{one.goodsName}</span>
                <span className="flex items-center gap-2.5 text-12">
                  <Price value={one.price} from={one.isFromPrice} size="sm" />
                  {one.score && <Score value={one.score} />}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

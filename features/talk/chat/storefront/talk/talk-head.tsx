import { chatHref } from '@hojip/hrefs/chat'
import { shopHref } from '@hojip/hrefs/browse'
import { FollowButton, useFollowing } from '@hojip/favourites/storefront/follow-button'
import {
  toast,
  useClient,
  useInMallTime,
  useLocale,
  useNavigate,
  useTexts,
  useViewer,
} from '@hojip/platform/page'
import { useAlerts } from '@hojip/platform/page/alerts'
import {
  Badge,
  ButtonLink,
  caretLeftIcon,
  dotsIcon,
  HiddenText,
  Icon,
  IconButton,
  Link,
  PopupMenu,
  starFillIcon,
  storefrontIcon,
  useUi,
} from '@hojip/platform/ui'
import { serviceTimesText } from '@hojip/policy'
import { pushHere } from '@hojip/notices/storefront/web-push'
import type { Chat, OpenedChat } from '../../contract.ts'
import { PartnerSign } from '../list/partner-sign.tsx'
import type { ListActs } from '../list/use-list-acts.ts'
import { chatTexts } from '../texts.ts'

interface TalkHeadProps {
  chat: Chat
  partner: OpenedChat['partner'] | undefined
  /** Unread messages of other conversations. */
  unreadElsewhere: number
  acts: ListActs
}

/** Whom the shopper talks to. */
export function TalkHead({ chat, partner, unreadElsewhere, acts }: TalkHeadProps) {
  const t = useTexts(chatTexts)
  const ui = useUi().t
  const navigate = useNavigate()
  const toList = () => navigate(chatHref())
  return (
    <header
      data-title-bar=""
      className="grid min-h-12 flex-none items-center border-b border-line bg-surface max-lg:grid-cols-[88px_minmax(0,1fr)_88px] lg:flex lg:min-h-15 lg:gap-3 lg:px-5"
    >
      <span className="relative lg:hidden">
        <IconButton of={caretLeftIcon} label={ui.back} onClick={toList} />
        {unreadElsewhere > 0 && (
          <span className="pointer-events-none absolute top-3.5 left-9">
            <Badge count={unreadElsewhere} />
            <HiddenText>{t.unreadOf(unreadElsewhere)}</HiddenText>
          </span>
        )}
      </span>
      <span className="max-lg:hidden">
        <PartnerSign chat={chat} size={36} />
      </span>
      <div className="min-w-0 max-lg:text-center lg:flex-1">
        <h2 className="truncate text-[17px] font-bold lg:text-15">
          <bdi>{chat.shopName}</bdi>
        </h2>
        <Presence partner={partner} />
      </div>
      <div className="flex items-center max-lg:justify-self-end lg:gap-2">
        {chat.shopId !== null && <ShopLinks shopId={chat.shopId} shopName={chat.shopName} />}
        <TalkMenu chat={chat} acts={acts} onHidden={toList} />
      </div>
    </header>
  )
}

function Presence({ partner }: { partner: OpenedChat['partner'] | undefined }) {
  const t = useTexts(chatTexts)
  const ui = useUi().t
  const locale = useLocale()
  const inMallTime = useInMallTime()
  if (!partner) return null
  const { online, workTime, workDays, replyMinutes, score } = partner
  const hours = workDays
    ? serviceTimesText(locale, { days: workDays, span: workTime }, inMallTime)
    : t.hours(inMallTime(workTime))
  const facts = [
    online ? t.online : undefined,
    replyMinutes === undefined ? undefined : t.replyWithin(replyMinutes),
    workTime ? hours : undefined,
  ].filter((fact) => fact !== undefined)
  if (facts.length === 0 && score === undefined) return null
  return (
    <p className="flex items-center gap-2.5 truncate text-12 text-ink-3 max-lg:hidden">
      {online && <span className="-mr-1 size-[7px] flex-none rounded-full bg-jade" />}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {score !== undefined && (
        <span role="img" aria-label={ui.stars(score)} className="flex items-center gap-0.5 text-ink">
          <Icon of={starFillIcon} size={14} className="text-star" />
          <span aria-hidden className="figures font-semibold">
            {score}
          </span>
        </span>
      )}
    </p>
  )
}

function ShopLinks({ shopId, shopName }: { shopId: string; shopName: string }) {
  const t = useTexts(chatTexts)
  const following = useFollowing(shopId, 0)
  const href = shopHref(shopId, shopName)
  return (
    <>
      <span className="flex gap-2 max-lg:hidden">
        <FollowButton following={following} shopName={shopName} />
        <ButtonLink size="sm" href={href}>
          {t.visit}
        </ButtonLink>
      </span>
      <Link
        href={href}
        aria-label={t.visit}
        className="grid size-11 place-items-center rounded-md hover:bg-hover lg:hidden"
      >
        <Icon of={storefrontIcon} size={22} />
      </Link>
    </>
  )
}

function TalkMenu({ chat, acts, onHidden }: { chat: Chat; acts: ListActs; onHidden: () => void }) {
  const t = useTexts(chatTexts)
  const alerts = useAlerts('chat')
  const client = useClient()
  const userId = useViewer()?.pkId
  const toggleAlerts = async () => {
    if (alerts.isOn) alerts.turnOff()
    else if (!(await alerts.turnOn())) return toast('info', t.alertsRefused)
    else toast('success', t.alertsAreOn)
    void pushHere(client, userId)
  }
  const hide = () => {
    acts.hide(chat)
    onHidden()
  }
  return (
    <PopupMenu
      label={t.settings}
      className="grid size-11 place-items-center rounded-md hover:bg-hover lg:size-8"
      items={[
        ...(alerts.canAsk
          ? [
              {
                key: 'alerts',
                label: alerts.isOn ? t.alertsOff : t.alertsOn,
                onPress: () => void toggleAlerts(),
              },
            ]
          : []),
        ...(chat.isOfficial
          ? []
          : [{ key: 'pin', label: chat.isTop ? t.unpin : t.pin, onPress: () => acts.pin(chat) }]),
        { key: 'hide', label: t.hide, onPress: hide },
      ]}
    >
      <Icon of={dotsIcon} size={20} />
    </PopupMenu>
  )
}

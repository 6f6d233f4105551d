import { customerHref } from '@hojip/hrefs/chat'
import { noticesHref } from '@hojip/hrefs/messages/notices'
import { Link, useLocale, useTexts } from '@hojip/platform/page'
import { Badge, bellIcon, HiddenText, Icon } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { officialName } from '../../rules/texts.ts'
import { chatTexts } from '../texts.ts'
import { PartnerSign } from './partner-sign.tsx'

interface HeadRowProps {
  href: string
  sign: ReactNode
  name: string
  text: string
  count?: number
}

function HeadRow({ href, sign, name, text, count = 0 }: HeadRowProps) {
  const t = useTexts(chatTexts)
  return (
    <li className="hover:bg-hover">
      <Link
        to={href}
        preload="none"
        className="grid min-h-17 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 px-3.5 py-3"
      >
        {sign}
        <span className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <b className="truncate text-14">{name}</b>
          <span className="truncate text-12 text-ink-3">{text}</span>
        </span>
        {count > 0 && (
          <span>
            <Badge count={count} />
            <HiddenText>{t.unreadOf(count)}</HiddenText>
          </span>
        )}
      </Link>
    </li>
  )
}

/** The mall's notices, which have a page of their own. */
export function NoticesRow({ count }: { count: number }) {
  const t = useTexts(chatTexts)
  const sign = (
    <span className="grid size-11 flex-none place-items-center rounded-[14px] bg-jade-soft text-jade-text">
      <Icon of={bellIcon} size={24} />
    </span>
  )
  const text = count > 0 ? t.unreadOf(count) : t.noticesText
  return <HeadRow href={noticesHref()} sign={sign} name={t.notices} text={text} count={count} />
}

/** The mall's own service, before the shopper has talked to it. */
export function OfficialRow() {
  const t = useTexts(chatTexts)
  const sign = <PartnerSign chat={{ isOfficial: true, mark: '', hue: 0 }} size={44} />
  return <HeadRow href={customerHref} sign={sign} name={officialName[useLocale()]} text={t.officialText} />
}

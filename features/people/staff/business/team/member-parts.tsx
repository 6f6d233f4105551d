import { epochOfWire } from '@hojip/platform/mall-time'
import { useTexts, Time } from '@hojip/platform/page'
import { Avatar, Tag, useNow } from '@hojip/platform/ui'
import { minuteMs } from '@hojip/platform/clock'
import type { Member } from '../../contract/team-calls.ts'
import { teamTexts } from './texts.ts'

/** A session's last use is recorded every few minutes: who was here within this time is still here. */
const onlineMs = 10 * minuteMs

export function MemberName({ member: { name, phone, loginName, isSelf } }: { member: Member }) {
  const t = useTexts(teamTexts)
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} className="size-8 text-14" />
      <span className="min-w-0">
        <span className="flex items-center gap-1.5">
          <bdi className="truncate font-medium">{name}</bdi>
          {isSelf && <Tag>{t.you}</Tag>}
        </span>
        <span translate="no" className="figures block truncate text-12 font-medium text-ink-3">
          {phone ?? loginName}
        </span>
      </span>
    </span>
  )
}

export function MemberRoles({ roles }: Pick<Member, 'roles'>) {
  const t = useTexts(teamTexts)
  return (
    <span className="flex flex-wrap gap-1">
      {roles.map((role) => (
        <Tag key={role} tone={role === 'owner' ? 'jade' : 'plain'}>
          {t.roles[role]}
        </Tag>
      ))}
    </span>
  )
}

/** When somebody was last here. */
export function MemberSeen({ lastSeen }: Pick<Member, 'lastSeen'>) {
  const t = useTexts(teamTexts)
  const nowMs = useNow()
  if (lastSeen === null) return <span className="text-ink-3">{t.notSignedIn}</span>
  const seenMs = epochOfWire(lastSeen)
  return (
    <span className="whitespace-nowrap">
      <Time at={seenMs} form="near" nowMs={nowMs} />{' '}
      {nowMs - seenMs < onlineMs && <span className="text-jade-text">{t.online}</span>}
    </span>
  )
}

import { useTexts } from '@hojip/platform/page'
import type { Invitation } from '../../contract/invitation-calls.ts'
import type { Member } from '../../contract/team-calls.ts'
import { InvitationActs, InvitedPhone } from './invitation-parts.tsx'
import { MemberActs } from './member-acts.tsx'
import { MemberName, MemberRoles, MemberSeen } from './member-parts.tsx'
import { teamTexts } from './texts.ts'

interface MemberCardsProps {
  members: readonly Member[]
  invitations: readonly Invitation[]
}

/** The team and who was invited, for narrow windows. */
export function MemberCards({ members, invitations }: MemberCardsProps) {
  const t = useTexts(teamTexts)
  return (
    <ul aria-label={t.team}>
      {members.map((member) => (
        <li key={member.pkId} className="grid gap-2.5 border-t border-line px-4 py-3.5 text-13">
          <span className="flex items-start justify-between gap-3">
            <MemberName member={member} />
            <MemberRoles roles={member.roles} />
          </span>
          <span className="flex items-center justify-between gap-3 text-12 text-ink-2">
            <MemberSeen lastSeen={member.lastSeen} />
            {member.deviceNum > 0 && t.signedInOn(member.deviceNum)}
          </span>
          <MemberActs member={member} />
        </li>
      ))}
      {invitations.map((invitation) => (
        <li key={invitation.pkId} className="grid gap-2.5 border-t border-line px-4 py-3.5 text-13">
          <span className="flex items-start justify-between gap-3">
            <InvitedPhone invitation={invitation} />
            <MemberRoles roles={invitation.roles} />
          </span>
          <InvitationActs invitation={invitation} />
        </li>
      ))}
    </ul>
  )
}

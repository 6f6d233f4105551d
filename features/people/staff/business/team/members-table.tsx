import { useTexts } from '@hojip/platform/page'
import { classNames, HiddenText } from '@hojip/platform/ui'
import type { Invitation } from '../../contract/invitation-calls.ts'
import type { Member } from '../../contract/team-calls.ts'
import { InvitationActs, InvitedPhone } from './invitation-parts.tsx'
import { MemberActs } from './member-acts.tsx'
import { MemberName, MemberRoles, MemberSeen } from './member-parts.tsx'
import { teamTexts } from './texts.ts'

const columns = ['name', 'roles', 'seen', 'devices', 'acts'] as const
const cell = 'border-b border-line px-3 py-2.5 align-middle first:pl-4 last:pr-4'

interface MembersTableProps {
  members: readonly Member[]
  invitations: readonly Invitation[]
}

/** The team, and below it who was invited. */
export function MembersTable({ members, invitations }: MembersTableProps) {
  const t = useTexts(teamTexts)
  return (
    <table className="w-full border-collapse text-13">
      <thead>
        <tr className="bg-inset text-left text-12 whitespace-nowrap text-ink-3">
          {columns.map((name) => (
            <th key={name} scope="col" className={classNames(cell, 'py-2! font-medium')}>
              {name === 'acts' ? <HiddenText>{t.columns.acts}</HiddenText> : t.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.pkId} className="hover:bg-inset">
            <td className={cell}>
              <MemberName member={member} />
            </td>
            <td className={cell}>
              <MemberRoles roles={member.roles} />
            </td>
            <td className={cell}>
              <MemberSeen lastSeen={member.lastSeen} />
            </td>
            <td className={`${cell} whitespace-nowrap`}>
              {member.deviceNum > 0 ? t.devices(member.deviceNum) : '—'}
            </td>
            <td className={cell}>
              <MemberActs member={member} />
            </td>
          </tr>
        ))}
        {invitations.map((invitation) => (
          <tr key={invitation.pkId} className="hover:bg-inset">
            <td className={cell}>
              <InvitedPhone invitation={invitation} />
            </td>
            <td className={cell}>
              <MemberRoles roles={invitation.roles} />
            </td>
            <td className={`${cell} text-ink-3`}>{t.neverHere}</td>
            <td className={cell}>—</td>
            <td className={cell}>
              <InvitationActs invitation={invitation} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, classNames, dotsIcon, Icon, PopupMenu, useConfirm } from '@hojip/platform/ui'
import { useState } from 'react'
import type { Member } from '../../contract/team-calls.ts'
import { RolesDialog } from './roles-dialog.tsx'
import { teamTexts } from './texts.ts'

const refreshes = ['GET /bizConsole/queryStaff'] as const

/** What an owner can do with a member of the team. */
export function MemberActs({ member, className }: { member: Member; className?: string }) {
  const t = useTexts(teamTexts)
  const { pkId, name, isSelf, deviceNum, invitedPhones } = member
  const [isEditing, setEditing] = useState(false)
  const [confirm, confirmDialog] = useConfirm()
  const signingOut = useWrite('POST /bizConsole/signOutStaff', {
    refreshes,
    onSuccess: ({ count }) => toast('success', t.signedOut(count)),
  })
  const removing = useWrite('POST /bizConsole/removeStaff', {
    refreshes: [...refreshes, 'GET /bizConsole/queryInvitations'],
    onSuccess: () => toast('success', t.removed(name)),
  })
  const signOut = async () => {
    const text = isSelf ? t.signOutSelfText : t.signOutText
    if (await confirm({ title: t.signOutOf(name), text, yes: t.signOut, no: t.cancel }))
      signingOut.run({ pkId })
  }
  const remove = async () => {
    const question = {
      title: t.removeOf(name),
      text: t.removeText(invitedPhones),
      yes: t.remove,
      no: t.cancel,
    }
    if (await confirm({ ...question, danger: true })) removing.run({ pkId })
  }
  const items = [
    ...(deviceNum > 0 ? [{ key: 'out', label: t.signOut, onPress: () => void signOut() }] : []),
    ...(isSelf ? [] : [{ key: 'remove', label: t.remove, onPress: () => void remove() }]),
  ]
  return (
    <span className={classNames('flex items-center justify-end gap-2', className)}>
      <Button
        size="sm"
        className="max-lg:min-h-11! max-lg:flex-1"
        aria-label={t.changeRolesOf(name)}
        onClick={() => setEditing(true)}
      >
        {t.changeRoles}
      </Button>
      <PopupMenu
        label={t.moreOf(name)}
        items={items}
        className="grid size-8 place-items-center rounded-md hover:bg-hover max-lg:size-11"
      >
        <Icon of={dotsIcon} />
      </PopupMenu>
      {isEditing && <RolesDialog member={member} onClose={() => setEditing(false)} />}
      {confirmDialog}
    </span>
  )
}

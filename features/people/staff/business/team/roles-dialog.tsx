import { sentenceOf } from '@hojip/platform/client'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { FormDialog, Notice } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import type { Member } from '../../contract/team-calls.ts'
import { mayInvite } from '../../rules/invitations.ts'
import { RoleCheckboxes } from './role-checkboxes.tsx'
import { teamTexts } from './texts.ts'

/** The form for a member's roles. */
export function RolesDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTexts(teamTexts)
  const id = useId()
  const rolesId = useId()
  const [roles, setRoles] = useState(member.roles)
  const [isTried, setTried] = useState(false)
  const save = useWrite('POST /bizConsole/changeStaffRoles', {
    quiet: true,
    refreshes: [
      'GET /bizConsole/queryStaff',
      'GET /bizConsole/queryInvitations',
      'GET /appUser/findById/{id}',
    ],
    onSuccess: () => {
      toast('success', t.saved(member.name))
      onClose()
    },
  })
  const error = isTried && roles.length === 0 ? t.chooseOne : undefined
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={t.dialogTitle(member.name)}
      note={t.dialogNote}
      send={t.save}
      cancel={t.cancel}
      isBusy={save.isRunning}
      problems={error ? [{ fieldId: rolesId, text: error }] : []}
      failure={save.error && sentenceOf(save.error, t.failed)}
      onSubmit={() => {
        setTried(true)
        if (roles.length > 0) save.run({ pkId: member.pkId, roles })
      }}
    >
      {member.invitedPhones.length > 0 && !mayInvite(roles) && (
        <Notice tone="amber" live>
          {t.demoteText(member.invitedPhones)}
        </Notice>
      )}
      <RoleCheckboxes id={rolesId} legend={t.dialogLegend} chosen={roles} onChosen={setRoles} error={error} />
    </FormDialog>
  )
}

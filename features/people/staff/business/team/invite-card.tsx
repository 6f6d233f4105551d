import { toast, useTexts, useWrite } from '@hojip/platform/page'
import type { StaffRole } from '@hojip/policy'
import { useState } from 'react'
import { isMobileNumber } from '@hojip/policy/phone'
import { Form, PhoneFields, type PhoneNumber, useFormProblems } from '@hojip/accounts/parts'
import { RoleCheckboxes } from './role-checkboxes.tsx'
import { teamTexts } from './texts.ts'

const nobody: PhoneNumber = { country: 'CN', phone: '' }

/** Invites somebody by phone. */
export function InviteCard() {
  const t = useTexts(teamTexts)
  const [number, setNumber] = useState(nobody)
  const [roles, setRoles] = useState<StaffRole[]>([])
  const said = useFormProblems(['phone', 'roles'])
  const inviting = useWrite('POST /bizConsole/inviteStaff', {
    ...said.handlers,
    refreshes: ['GET /bizConsole/queryInvitations'],
    onSuccess: () => {
      toast('success', t.invited)
      setNumber(nobody)
      setRoles([])
    },
  })
  const submit = () => {
    const isRight = said.say({
      ...(isMobileNumber(number.phone, number.country) ? {} : { phone: t.phoneMissing }),
      ...(roles.length > 0 ? {} : { roles: t.chooseOne }),
    })
    if (isRight) inviting.run({ ...number, roles })
  }
  return (
    <section aria-labelledby="invite" className="card px-4 pt-3.5 pb-4">
      <h2 id="invite" className="mb-3 text-16 font-bold">
        {t.inviteTitle}
      </h2>
      <Form said={said} action={t.invite} isBusy={inviting.isRunning} onSubmit={submit}>
        <div className="grid gap-1.5">
          <PhoneFields
            id={said.idOf('phone')}
            number={number}
            problem={said.problems.phone}
            onChange={(changes) => setNumber((before) => ({ ...before, ...changes }))}
          />
          <p className="text-12 text-ink-3">{t.invitePhoneHint}</p>
        </div>
        <RoleCheckboxes
          id={said.idOf('roles')}
          legend={t.inviteRoles}
          chosen={roles}
          onChosen={setRoles}
          error={said.problems.roles}
        />
      </Form>
    </section>
  )
}

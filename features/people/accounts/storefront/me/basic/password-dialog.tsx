import { forgotHref } from '@hojip/hrefs/accounts'
import { Link, toast, useTexts, useWrite } from '@hojip/platform/page'
import { PasswordInput, Sheet } from '@hojip/platform/ui'
import { useState } from 'react'
import { passwordLengthProblem } from '../../../rules/password/password-length.ts'
import { Form } from '../../../parts/ways-in/form.tsx'
import { useFormProblems } from '../../../parts/ways-in/use-form-problems.ts'
import { meTexts } from '../texts.ts'
import { meCall, useMe } from '../use-me.ts'
import { useProof } from './use-proof.tsx'

/** Sets the first password, or changes the current one, which has to be given. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(meTexts)
  const { hasPassword } = useMe()
  const said = useFormProblems(['oldPassword', 'newPassword'])
  const [oldPassword, setOld] = useState('')
  const [newPassword, setNew] = useState('')
  const [needsProof, proofDialog] = useProof()
  const changing = useWrite('POST /changePassword', {
    refreshes: [meCall, 'POST /appUser/queryDevices'],
    onSuccess: () => {
      toast('success', t.passwordSaved)
      onClose()
    },
    onRefused: (error, input) => needsProof(error, () => changing.run(input)) || said.refused(error),
  })
  const submit = () => {
    const found = {
      ...(hasPassword && oldPassword === '' ? { oldPassword: t.oldPasswordMissing } : {}),
      ...(passwordLengthProblem(newPassword) ? { newPassword: t.newPasswordMissing } : {}),
    }
    if (said.say(found)) changing.run({ newPassword, ...(hasPassword ? { oldPassword } : {}) })
  }
  return (
    <Sheet title={hasPassword ? t.changePassword : t.setPassword} onClose={onClose}>
      <Form said={said} action={t.savePassword} isBusy={changing.isRunning} onSubmit={submit}>
        {hasPassword && (
          <PasswordInput
            id={said.idOf('oldPassword')}
            label={t.oldPassword}
            autoComplete="current-password"
            value={oldPassword}
            error={said.problems.oldPassword}
            onChange={(event) => setOld(event.target.value)}
          />
        )}
        <PasswordInput
          id={said.idOf('newPassword')}
          label={t.newPassword}
          hint={t.newPasswordHint}
          autoComplete="new-password"
          value={newPassword}
          error={said.problems.newPassword}
          onChange={(event) => setNew(event.target.value)}
        />
        {hasPassword && (
          <p>
            <Link to={forgotHref()} className="link text-13">
              {t.forgot}
            </Link>
          </p>
        )}
      </Form>
      {proofDialog}
    </Sheet>
  )
}

import { useTexts, useWrite } from '@hojip/platform/page'
import { Chip, PasswordInput } from '@hojip/platform/ui'
import { useState } from 'react'
import { Form } from '../../../parts/ways-in/form.tsx'
import { useFormProblems } from '../../../parts/ways-in/use-form-problems.ts'
import { OwnCodeForm } from './own-code-form.tsx'
import { meTexts } from '../texts.ts'
import { useMe } from '../use-me.ts'

/** Proves the user's identity by a code to their number or their password; the session is fresh afterwards. */
export function ProofForm({ onProven }: { onProven: () => void }) {
  const t = useTexts(meTexts)
  const me = useMe()
  const [by, setBy] = useState<'code' | 'password'>(me.hasPhone ? 'code' : 'password')
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t.proofText}</p>
      {me.hasPhone && me.hasPassword && (
        <div className="flex gap-2">
          <Chip selected={by === 'code'} onPress={() => setBy('code')}>
            {t.proofByCode}
          </Chip>
          <Chip selected={by === 'password'} onPress={() => setBy('password')}>
            {t.proofByPassword}
          </Chip>
        </div>
      )}
      {by === 'code' ? <ByCode phone={me.account} onProven={onProven} /> : <ByPassword onProven={onProven} />}
    </div>
  )
}

function ByCode({ phone, onProven }: { phone: string; onProven: () => void }) {
  const t = useTexts(meTexts)
  const said = useFormProblems(['smscode'])
  const proving = useWrite('POST /appUser/stepUp', { onSuccess: onProven, onRefused: said.refused })
  return (
    <OwnCodeForm
      scene="stepUp"
      said={said}
      action={t.proofAction}
      isBusy={proving.isRunning}
      onCode={(smscode) => proving.run({ smscode })}
    >
      <p className="text-13 text-ink-3">{t.proofSentTo(phone)}</p>
    </OwnCodeForm>
  )
}

function ByPassword({ onProven }: { onProven: () => void }) {
  const t = useTexts(meTexts)
  const said = useFormProblems(['password'])
  const [password, setPassword] = useState('')
  const proving = useWrite('POST /appUser/stepUp', { onSuccess: onProven, onRefused: said.refused })
  const submit = () => {
    if (said.say(password ? {} : { password: t.passwordMissing })) proving.run({ password })
  }
  return (
    <Form said={said} action={t.proofAction} isBusy={proving.isRunning} onSubmit={submit}>
      <PasswordInput
        id={said.idOf('password')}
        label={t.password}
        autoComplete="current-password"
        value={password}
        error={said.problems.password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </Form>
  )
}

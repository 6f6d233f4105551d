import { useLazyCall, useTexts } from '@hojip/platform/page'
import { PasswordInput, Skeleton } from '@hojip/platform/ui'
import type { UserInfo } from '../../../contract.ts'
import { CodeField } from '../../../parts/ways-in/phone/code-field.tsx'
import { Form } from '../../../parts/ways-in/form.tsx'
import { NewPasswordPair } from './new-password-pair.tsx'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { usePasswordChange } from './use-password-change.ts'

/** For a signed-in user. */
export function ChangeForm({ onChanged }: { onChanged: () => void }) {
  const { data: user } = useLazyCall('GET /appUser/findById/{id}', { id: 'me' })
  return user ? <FormOf user={user} onChanged={onChanged} /> : <Skeleton className="h-72" />
}

const link = 'inline-flex min-h-6 items-center link justify-self-end text-13'

function FormOf({ user, onChanged }: { user: UserInfo; onChanged: () => void }) {
  const t = useTexts(waysInTexts)
  const form = usePasswordChange(user.hasPassword ? 'old' : 'none', onChanged)
  const { proof, prove, said } = form
  return (
    <Form said={said} action={t.reset.action} isBusy={form.isBusy} onSubmit={form.submit}>
      {proof === 'old' && (
        <div className="grid gap-1">
          <PasswordInput
            id={said.idOf('oldPassword')}
            label={t.oldPassword}
            autoComplete="current-password"
            value={form.oldPassword}
            error={said.problems.oldPassword}
            onChange={(event) => form.setOldPassword(event.target.value)}
          />
          {user.hasPhone && (
            <button type="button" className={link} onClick={() => prove('code')}>
              {t.reset.byCode}
            </button>
          )}
        </div>
      )}
      {proof === 'code' && !form.hasTicket && (
        <div className="grid gap-1">
          <p className="text-13 text-ink-2">{t.reset.codeTo(user.account)}</p>
          <CodeField
            id={said.idOf('smscode')}
            code={form.smscode}
            problem={said.problems.smscode}
            onChange={form.setSmscode}
            sending={form.sending}
          />
          {user.hasPassword && (
            <button type="button" className={link} onClick={() => prove('old')}>
              {t.reset.byOld}
            </button>
          )}
        </div>
      )}
      <NewPasswordPair typed={form.typed} said={said} />
    </Form>
  )
}

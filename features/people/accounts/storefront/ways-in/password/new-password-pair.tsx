import { useTexts } from '@hojip/platform/page'
import { PasswordInput } from '@hojip/platform/ui'
import { useState } from 'react'
import { NewPassword } from './new-password.tsx'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { usePasswordCheck } from './use-password-check.ts'

type Field = 'newPassword' | 'repeated'
type Found = Partial<Record<Field, string>>

/** A new password typed twice, and the problems with the two. */
export function useNewPassword() {
  const t = useTexts(waysInTexts)
  const [newPassword, setNewPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const state = usePasswordCheck(newPassword, null)
  const faults = (): Found => {
    if (newPassword === '') return { newPassword: t.missing.newPassword }
    if (state.problem) return { newPassword: t.unfit[state.problem] }
    return newPassword === repeated ? {} : { repeated: t.notAlike }
  }
  return { newPassword, setNewPassword, repeated, setRepeated, state, faults }
}

interface NewPasswordPairProps {
  typed: ReturnType<typeof useNewPassword>
  said: { problems: Found; idOf: (field: Field) => string }
}

export function NewPasswordPair({ typed, said }: NewPasswordPairProps) {
  const t = useTexts(waysInTexts)
  return (
    <>
      <NewPassword
        id={said.idOf('newPassword')}
        label={t.newPassword}
        password={typed.newPassword}
        problem={said.problems.newPassword}
        state={typed.state}
        onChange={typed.setNewPassword}
      />
      <PasswordInput
        id={said.idOf('repeated')}
        label={t.repeatPassword}
        autoComplete="new-password"
        value={typed.repeated}
        error={said.problems.repeated}
        onChange={(event) => typed.setRepeated(event.target.value)}
      />
    </>
  )
}

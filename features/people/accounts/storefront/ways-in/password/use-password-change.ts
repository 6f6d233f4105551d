import { useTexts, useWrite } from '@hojip/platform/page'
import { useState } from 'react'
import { isSmsCode } from '../../../rules/codes/sms-code.ts'
import { useNewPassword } from './new-password-pair.tsx'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { useOwnCodeSending } from '../../../parts/ways-in/phone/use-code-sending.ts'
import { focusSoon, useFormProblems } from '../../../parts/ways-in/use-form-problems.ts'

/** How a signed-in user proves their identity: the old password, a code, or the fresh session alone. */
export type Proof = 'old' | 'code' | 'none'

/** The state of the form in which a signed-in user changes their password. */
export function usePasswordChange(first: Proof, onChanged: () => void) {
  const t = useTexts(waysInTexts)
  const [proof, setProof] = useState(first)
  const [oldPassword, setOldPassword] = useState('')
  const [smscode, setSmscode] = useState('')
  /** A code works once, so its ticket is reused until the new password is accepted. */
  const [ticket, setTicket] = useState<string>()
  const typed = useNewPassword()
  const said = useFormProblems(['oldPassword', 'smscode', 'newPassword', 'repeated'])
  const sending = useOwnCodeSending('reset', said)
  const proving = useWrite('POST /verifySmsCode', said.handlers)
  const changing = useWrite('POST /changePassword', {
    ...said.handlers,
    onSuccess: onChanged,
    onRefused: (error) => {
      if (error.reason === 'accounts/ticketGone') setTicket(undefined)
      if (error.reason === 'accounts/proofNeeded') setProof('code')
      return said.refused(error)
    },
  })
  const prove = (by: 'old' | 'code') => {
    setProof(by)
    focusSoon(said.idOf(by === 'old' ? 'oldPassword' : 'smscode'))
  }
  const faults = () => ({
    ...(proof === 'old' && !oldPassword ? { oldPassword: t.missing.oldPassword } : {}),
    ...(proof === 'code' && !ticket && !isSmsCode(smscode) ? { smscode: t.missing.smscode } : {}),
    ...typed.faults(),
  })
  const ticketOfCode = async () => {
    const proven = ticket ?? (await proving.ask({ smscode, scene: 'reset' }))?.ticket
    setTicket(proven)
    return proven
  }
  const submit = async () => {
    if (!said.say(faults())) return
    const { newPassword } = typed
    if (proof === 'old') return changing.run({ oldPassword, newPassword })
    if (proof === 'none') return changing.run({ newPassword })
    const proven = await ticketOfCode()
    if (proven) changing.run({ ticket: proven, newPassword })
  }
  return {
    proof,
    prove,
    oldPassword,
    setOldPassword,
    smscode,
    setSmscode,
    hasTicket: ticket !== undefined,
    typed,
    said,
    sending,
    submit: () => void submit(),
    isBusy: proving.isRunning || changing.isRunning,
  }
}

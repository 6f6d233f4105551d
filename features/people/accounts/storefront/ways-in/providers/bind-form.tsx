import { useTexts, useWrite } from '@hojip/platform/page'
import { useState } from 'react'
import { Consent } from '../../../parts/ways-in/consent.tsx'
import { Form } from '../../../parts/ways-in/form.tsx'
import { useLetGoAtTheEnd, waitingIdentity } from '../handed-on.ts'
import { lastPhone } from '../../../parts/ways-in/phone/last-phone.ts'
import { PhoneAndCode, usePhoneFaults } from '../phone/phone-and-code.tsx'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { useAgreement } from '../../../parts/ways-in/use-agreement.ts'
import { useFormProblems } from '../../../parts/ways-in/use-form-problems.ts'
import { usePhone } from '../phone/use-phone.ts'
import { useEnter } from '../use-way-in.ts'

/** Phone, code and consent: the number decides which account the partner's identity is linked to. */
export function BindForm({ bindTicket }: { bindTicket: string }) {
  const t = useTexts(waysInTexts)
  const { enter, isEntering } = useEnter()
  const finish = useLetGoAtTheEnd(waitingIdentity)
  const [number, setNumber] = usePhone()
  const [smscode, setSmscode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const phoneFaults = usePhoneFaults()
  const said = useFormProblems(['phone', 'smscode', 'agreed'])
  const { agreeVersion, handlers } = useAgreement(said)
  const binding = useWrite('POST /bindPhoneNumber', {
    ...handlers,
    successCode: '10000',
    onSuccess: (user) => {
      lastPhone.keep(number)
      finish()
      void enter(user)
    },
    onRefused: (error) => {
      // The page then tells how to start again.
      if (error.reason === 'accounts/ticketGone') waitingIdentity.letGo()
      return handlers.onRefused(error)
    },
  })
  const submit = () => {
    const isRight = said.say({
      ...phoneFaults(number, smscode),
      ...(agreed ? {} : { agreed: t.missing.agreed }),
    })
    if (isRight) binding.run({ bindTicket, ...number, smscode, agreeVersion })
  }
  return (
    <Form said={said} action={t.bind.action} isBusy={binding.isRunning || isEntering} onSubmit={submit}>
      <PhoneAndCode
        scene="bind"
        number={number}
        onNumber={setNumber}
        smscode={smscode}
        onCode={setSmscode}
        said={said}
      />
      <Consent agreed={agreed} onChange={setAgreed} said={said} />
    </Form>
  )
}

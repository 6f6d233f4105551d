import { toast, useSession, useTexts, useWrite } from '@hojip/platform/page'
import { Sheet, Steps } from '@hojip/platform/ui'
import { useState } from 'react'
import { CodeField } from '../../../parts/ways-in/phone/code-field.tsx'
import { Form } from '../../../parts/ways-in/form.tsx'
import { useCodeSending } from '../../../parts/ways-in/phone/use-code-sending.ts'
import { PhoneFields } from '../../../parts/ways-in/phone/phone-fields.tsx'
import { useFormProblems } from '../../../parts/ways-in/use-form-problems.ts'
import type { PhoneNumber } from '../../../parts/ways-in/phone/last-phone.ts'
import { isMobileNumber, maskedPhone, mobileNumber } from '@hojip/policy/phone'
import { isSmsCode } from '../../../rules/codes/sms-code.ts'
import { OwnCodeForm } from './own-code-form.tsx'
import { meTexts } from '../texts.ts'
import { meCall, useMe } from '../use-me.ts'
import { useProof } from './use-proof.tsx'

/** Changes the account's number: a code to the old one, then one to the new. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(meTexts)
  const me = useMe()
  const [ticket, setTicket] = useState<string>()
  const isSecond = ticket !== undefined || !me.hasPhone
  return (
    <Sheet title={t.changePhone} onClose={onClose}>
      <div className="grid gap-4">
        {me.hasPhone && <Steps names={t.phoneSteps} current={isSecond ? 1 : 0} />}
        {isSecond ? (
          <NewPhone ticket={ticket} onDone={onClose} />
        ) : (
          <OldPhone phone={me.account} onProven={setTicket} />
        )}
      </div>
    </Sheet>
  )
}

function OldPhone({ phone, onProven }: { phone: string; onProven: (ticket: string) => void }) {
  const t = useTexts(meTexts)
  const said = useFormProblems(['smscode'])
  const verifying = useWrite('POST /verifySmsCode', {
    onSuccess: ({ ticket }) => onProven(ticket),
    onRefused: said.refused,
  })
  return (
    <OwnCodeForm
      scene="change"
      said={said}
      action={t.next}
      isBusy={verifying.isRunning}
      onCode={(smscode) => verifying.run({ smscode, scene: 'change' })}
    >
      <p className="text-ink-2">{t.oldPhoneStep(phone)}</p>
    </OwnCodeForm>
  )
}

function NewPhone({ ticket, onDone }: { ticket: string | undefined; onDone: () => void }) {
  const t = useTexts(meTexts)
  const { update } = useSession()
  const said = useFormProblems(['phone', 'smscode'])
  const [number, setNumber] = useState<PhoneNumber>({ country: 'CN', phone: '' })
  const [code, setCode] = useState('')
  const [needsProof, proofDialog] = useProof()
  const sending = useCodeSending('change', number, said)
  const moving = useWrite('POST /appUser/changePhone', {
    refreshes: [meCall, 'POST /appUser/queryDevices'],
    onSuccess: () => {
      toast('success', t.phoneChanged)
      // As the server will return it, until the account is loaded again.
      update({ account: maskedPhone(mobileNumber(number.phone, number.country) ?? '') })
      onDone()
    },
    onRefused: (error, input) => needsProof(error, () => moving.run(input)) || said.refused(error),
  })
  const isMobile = isMobileNumber(number.phone, number.country)
  const submit = () => {
    const found = {
      ...(isMobile ? {} : { phone: t.phoneMissing }),
      ...(isSmsCode(code) ? {} : { smscode: t.codeMissing }),
    }
    if (said.say(found))
      moving.run({ ...number, smscode: code, ...(ticket === undefined ? {} : { ticketOld: ticket }) })
  }
  return (
    <>
      <Form said={said} action={t.changePhone} isBusy={moving.isRunning} onSubmit={submit}>
        <p className="text-ink-2">{t.newPhoneStep}</p>
        <PhoneFields
          id={said.idOf('phone')}
          number={number}
          problem={said.problems.phone}
          onChange={(changes) => setNumber((before) => ({ ...before, ...changes }))}
        />
        <CodeField
          id={said.idOf('smscode')}
          code={code}
          problem={said.problems.smscode}
          onChange={setCode}
          sending={sending}
        />
      </Form>
      {proofDialog}
    </>
  )
}

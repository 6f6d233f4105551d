import { useTexts } from '@hojip/platform/page'
import type { FieldProblem } from '@hojip/platform/ui'
import { isMobileNumber } from '@hojip/policy/phone'
import { isSmsCode } from '../../../rules/codes/sms-code.ts'
import { CodeField } from '../../../parts/ways-in/phone/code-field.tsx'
import type { PhoneNumber } from '../../../parts/ways-in/phone/last-phone.ts'
import { PhoneFields } from '../../../parts/ways-in/phone/phone-fields.tsx'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { useCodeSending, type CodeScene, type Said } from '../../../parts/ways-in/phone/use-code-sending.ts'

export interface PhoneFormProps {
  number: PhoneNumber
  onNumber: (changes: Partial<PhoneNumber>) => void
}

interface PhoneAndCodeProps extends PhoneFormProps {
  scene: CodeScene
  smscode: string
  onCode: (smscode: string) => void
  said: Said & {
    problems: { phone?: string | undefined; smscode?: string | undefined }
    summary: readonly FieldProblem[]
    idOf: (field: 'phone' | 'smscode') => string
    say: (found: { phone: string }) => boolean
  }
}

/** Fields for a number and the code that proves it. */
export function PhoneAndCode({ scene, number, onNumber, smscode, onCode, said }: PhoneAndCodeProps) {
  const sending = useCodeSending(scene, number, said)
  return (
    <>
      <PhoneFields
        id={said.idOf('phone')}
        number={number}
        problem={said.problems.phone}
        onChange={onNumber}
      />
      <CodeField
        id={said.idOf('smscode')}
        code={smscode}
        problem={said.problems.smscode}
        onChange={onCode}
        sending={sending}
      />
    </>
  )
}

/** The missing fields before the form can be sent, in the page's words. */
export function usePhoneFaults() {
  const { missing } = useTexts(waysInTexts)
  return ({ phone, country }: PhoneNumber, smscode: string) => ({
    ...(isMobileNumber(phone, country) ? {} : { phone: missing.phone }),
    ...(isSmsCode(smscode) ? {} : { smscode: missing.smscode }),
  })
}

import { useTexts } from '@hojip/platform/page'
import { Select, TextInput } from '@hojip/platform/ui'
import { useState } from 'react'
import { countryOfNumber } from '@hojip/policy/phone'
import type { PhoneNumber } from './last-phone.ts'
import { waysInTexts } from '../texts.ts'

interface PhoneFieldsProps {
  id: string
  number: PhoneNumber
  problem: string | undefined
  onChange: (changes: Partial<PhoneNumber>) => void
  /** Whether an account name is accepted too; password managers recognize this field. */
  isAccount?: boolean
}

/** The country is chosen beside the number: the same digits are a mobile in one country and a landline in the other. */
export function PhoneFields({ id, number, problem, onChange, isAccount = false }: PhoneFieldsProps) {
  const t = useTexts(waysInTexts)
  const [shown, setShown] = useState('')
  const names = { CN: t.china, KR: t.korea }
  /** A number that can be of only one country selects it. */
  const typed = (phone: string) => {
    const country = countryOfNumber(phone)
    if (!country || country === number.country) return onChange({ phone })
    setShown(t.countrySet(names[country]))
    onChange({ phone, country })
  }
  const kind = isAccount
    ? ({ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, name: 'username' } as const)
    : ({ type: 'tel', inputMode: 'tel', autoComplete: 'tel', name: 'tel' } as const)
  return (
    <div className="grid grid-cols-[8.25rem_minmax(0,1fr)] gap-2 max-[359px]:grid-cols-1">
      <Select
        label={t.country}
        value={number.country}
        onChange={(event) => onChange({ country: event.target.value === 'KR' ? 'KR' : 'CN' })}
      >
        <option value="CN">{t.china}</option>
        <option value="KR">{t.korea}</option>
      </Select>
      <TextInput
        {...kind}
        id={id}
        label={isAccount ? t.account : t.phone}
        value={number.phone}
        error={problem}
        maxLength={64}
        onChange={(event) => typed(event.target.value)}
      />
      <p role="status" className="col-span-full text-13 text-ink-2 empty:hidden">
        {shown}
      </p>
    </div>
  )
}

import { useTexts } from '@hojip/platform/page'
import { Select, TextInput } from '@hojip/platform/ui'
import type { PhoneNumber } from './last-phone.ts'
import { waysInTexts } from './texts.ts'

interface PhoneFieldsProps {
  id: string
  number: PhoneNumber
  problem: string | undefined
  onChange: (changes: Partial<PhoneNumber>) => void
  /** An account may also have a name, and is what password managers know. */
  isAccount?: boolean
}

/** The country stands beside the number: the same digits are a mobile here and a landline there. */
export function PhoneFields({ id, number, problem, onChange, isAccount = false }: PhoneFieldsProps) {
  const t = useTexts(waysInTexts)
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
        onChange={(event) => onChange({ phone: event.target.value })}
      />
    </div>
  )
}

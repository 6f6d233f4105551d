import { useTexts } from '@hojip/platform/page'
import { Select } from '@hojip/platform/ui'
import type { ActKind } from '../../contract/act-calls.ts'
import { actKinds, kindsOfShops } from '../../rules/acts/acts.ts'
import { actsTexts } from './texts.ts'
import { useIsMall } from './use-acts.ts'

interface PersonProps {
  people: readonly { userId: string; name: string }[]
  /** The shown account; '' for everybody. Somebody who is not in the list stays chosen. */
  who: string
  onChange: (who: string) => void
  className?: string
}

export function PersonSelect({ people, who, onChange, className }: PersonProps) {
  const t = useTexts(actsTexts)
  const isListed = who === '' || people.some(({ userId }) => userId === who)
  return (
    <Select
      label={t.person}
      value={who}
      onChange={(event) => onChange(event.target.value)}
      {...(className && { className })}
    >
      <option value="">{t.everybody}</option>
      {!isListed && <option value={who}>{t.onePerson}</option>}
      {people.map(({ userId, name }) => (
        <option key={userId} value={userId}>
          {name}
        </option>
      ))}
    </Select>
  )
}

interface KindProps {
  kind: ActKind | ''
  onChange: (kind: ActKind | '') => void
  className?: string
}

/** Shops are offered only what shops do. */
export function KindSelect({ kind, onChange, className }: KindProps) {
  const t = useTexts(actsTexts)
  const kinds = useIsMall() ? actKinds : kindsOfShops
  return (
    <Select
      label={t.kind}
      value={kind}
      onChange={(event) => onChange(event.target.value as ActKind | '')}
      {...(className && { className })}
    >
      <option value="">{t.allKinds}</option>
      {kinds.map((one) => (
        <option key={one} value={one}>
          {t.kinds[one]}
        </option>
      ))}
    </Select>
  )
}

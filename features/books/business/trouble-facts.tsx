import { useTexts } from '@hojip/platform/page'
import { CopyButton, Price, Tag, type Tone } from '@hojip/platform/ui'
import type { Trouble } from '../contract.ts'
import type { TroubleKind } from '../rules/troubles.ts'
import { booksTexts } from './texts.ts'

export interface TroubleProps {
  kind: TroubleKind
  trouble: Trouble
}

const tones: Record<TroubleKind, Tone> = {
  case: 'crimson',
  refund: 'crimson',
  payment: 'amber',
  order: 'amber',
  overdue: 'amber',
  stock: 'crimson',
  job: 'crimson',
}

export function ReasonTag({ kind, trouble }: TroubleProps) {
  const t = useTexts(booksTexts)
  return (
    <Tag tone={tones[kind]} size="md">
      {t.reasons[kind === 'refund' || kind === 'job' ? `${kind}${trouble.reason}` : trouble.reason] ??
        trouble.reason}
    </Tag>
  )
}

/** Numbers of gateways are long, and are looked for in their consoles. */
export function Number({ trouble: { number } }: { trouble: Trouble }) {
  const t = useTexts(booksTexts)
  return (
    <span className="flex min-w-0 items-center gap-1">
      <span className="figures min-w-0 truncate font-medium" title={number}>
        {number}
      </span>
      <CopyButton text={number} name={t.columns.number} />
    </span>
  )
}

export function Money({ trouble: { money, ownMoney } }: { trouble: Trouble }) {
  const t = useTexts(booksTexts)
  if (money === undefined && ownMoney === undefined) return <span className="text-ink-3">—</span>
  return (
    <span className="grid justify-items-end gap-0.5">
      {money !== undefined && <Price value={money} size="sm" tone="ink" exact />}
      {ownMoney !== undefined && ownMoney !== money && (
        <span className="figures text-12 font-medium text-ink-3">{t.ownMoney(ownMoney)}</span>
      )}
    </span>
  )
}

/** The day of the bill, and how far a case has come. */
function OfBill({ detail }: { detail: string }) {
  const t = useTexts(booksTexts)
  const [day = '', outcome] = detail.split(' ')
  return outcome === 'refunding' ? `${t.billOf(day)} · ${t.refunding}` : t.billOf(day)
}

export function Detail({ kind, trouble }: TroubleProps) {
  const t = useTexts(booksTexts)
  const hint = kind === 'stock' ? t.stockDetail : t.hints[trouble.reason]
  return (
    <>
      {hint && <span className="block text-12 text-ink-3">{hint}</span>}
      {trouble.detail && (
        <span className="block text-12 break-words text-ink-2">
          {kind === 'case' ? <OfBill detail={trouble.detail} /> : trouble.detail}
        </span>
      )}
    </>
  )
}

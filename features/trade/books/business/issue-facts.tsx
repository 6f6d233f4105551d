import { useTexts } from '@hojip/platform/page'
import { CopyButton, Price, Tag, type Tone } from '@hojip/platform/ui'
import type { Issue } from '../contract.ts'
import type { IssueKind } from '../rules/issues.ts'
import { booksTexts } from './texts.ts'

export interface IssueProps {
  kind: IssueKind
  issue: Issue
}

const tones: Record<IssueKind, Tone> = {
  case: 'crimson',
  refund: 'crimson',
  payment: 'amber',
  order: 'amber',
  overdue: 'amber',
  stock: 'crimson',
  job: 'crimson',
}

export function ReasonTag({ kind, issue }: IssueProps) {
  const t = useTexts(booksTexts)
  return (
    <Tag tone={tones[kind]} size="md">
      {t.reasons[kind === 'refund' || kind === 'job' ? `${kind}${issue.reason}` : issue.reason] ??
        issue.reason}
    </Tag>
  )
}

/** An issue's number. Gateways' numbers are long, and operators search for them in the gateways' consoles. */
export function Number({ issue: { number } }: { issue: Issue }) {
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

export function Money({ issue: { money, ownMoney } }: { issue: Issue }) {
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

/** The day of the bill, and the progress of the case. */
function OfBill({ detail }: { detail: string }) {
  const t = useTexts(booksTexts)
  const [day = '', outcome] = detail.split(' ')
  return outcome === 'refunding' ? `${t.billOf(day)} · ${t.refunding}` : t.billOf(day)
}

export function Detail({ kind, issue }: IssueProps) {
  const t = useTexts(booksTexts)
  const hint = kind === 'stock' ? t.stockDetail : t.hints[issue.reason]
  return (
    <>
      {hint && <span className="block text-12 text-ink-3">{hint}</span>}
      {issue.detail && (
        <span className="block text-12 break-words text-ink-2">
          {kind === 'case' ? <OfBill detail={issue.detail} /> : issue.detail}
        </span>
      )}
    </>
  )
}

import { useTexts } from '@hojip/platform/page'
import type { Trouble } from '../contract.ts'
import type { TroubleKind } from '../rules/troubles.ts'
import { booksTexts } from './texts.ts'
import { TroubleActs } from './trouble-acts.tsx'
import { Detail, Money, Number, ReasonTag } from './trouble-facts.tsx'

/** The phone's list: one card each. */
export function TroubleCards({ kind, troubles }: { kind: TroubleKind; troubles: readonly Trouble[] }) {
  const t = useTexts(booksTexts)
  return (
    <ul className="grid gap-2">
      {troubles.map((trouble) => (
        <li key={trouble.pkId} className="grid gap-2 card p-3 text-13">
          <div className="flex items-center justify-between gap-2">
            <ReasonTag kind={kind} trouble={trouble} />
            <Money trouble={trouble} />
          </div>
          <div className="min-w-0">
            <Number trouble={trouble} />
            <Detail kind={kind} trouble={trouble} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="figures text-12 font-medium text-ink-3">
              {trouble.payType && `${t.payTypes[trouble.payType]} · `}
              {trouble.since}
            </span>
            <TroubleActs kind={kind} trouble={trouble} size="sm" />
          </div>
        </li>
      ))}
    </ul>
  )
}

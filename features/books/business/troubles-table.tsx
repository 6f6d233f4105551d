import { useTexts } from '@hojip/platform/page'
import { classNames } from '@hojip/platform/ui'
import type { Trouble } from '../contract.ts'
import type { TroubleKind } from '../rules/troubles.ts'
import { booksTexts } from './texts.ts'
import { TroubleActs } from './trouble-acts.tsx'
import { Detail, Money, Number, ReasonTag } from './trouble-facts.tsx'

const columns = ['reason', 'number', 'way', 'money', 'since', 'acts'] as const
const cell = 'border-b border-line px-3 py-2.5 align-middle first:pl-4 last:pr-4'

export function TroublesTable({ kind, troubles }: { kind: TroubleKind; troubles: readonly Trouble[] }) {
  const t = useTexts(booksTexts)
  return (
    <table className="w-full table-fixed border-collapse text-13">
      <colgroup>
        <col className="w-44" />
        <col />
        <col className="w-24" />
        <col className="w-32" />
        <col className="w-40" />
        <col className="w-56" />
      </colgroup>
      <thead>
        <tr className="bg-inset text-left text-12 whitespace-nowrap text-ink-3">
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className={classNames(
                'border-b border-line px-3 py-2 font-medium first:pl-4 last:pr-4',
                name === 'money' && 'text-right',
              )}
            >
              {t.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {troubles.map((trouble) => (
          <tr key={trouble.pkId} className="hover:bg-inset">
            <td className={cell}>
              <ReasonTag kind={kind} trouble={trouble} />
            </td>
            <td className={cell}>
              <Number trouble={trouble} />
              <Detail kind={kind} trouble={trouble} />
            </td>
            <td className={cell}>{trouble.payType ? t.payTypes[trouble.payType] : '—'}</td>
            <td className={`${cell} text-right`}>
              <Money trouble={trouble} />
            </td>
            <td className={`figures ${cell} font-medium whitespace-nowrap text-ink-2`}>{trouble.since}</td>
            <td className={cell}>
              <TroubleActs kind={kind} trouble={trouble} size="xs" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

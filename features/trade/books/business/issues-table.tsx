import { useTexts } from '@hojip/platform/page'
import { classNames } from '@hojip/platform/ui'
import { channelOf, channelTexts } from '@hojip/policy/channels'
import type { Issue } from '../contract.ts'
import type { IssueKind } from '../rules/issues.ts'
import { booksTexts } from './texts.ts'
import { IssueActs } from './issue-acts.tsx'
import { Detail, Money, Number, ReasonTag } from './issue-facts.tsx'

const columns = ['reason', 'number', 'way', 'money', 'since', 'acts'] as const
const cell = 'border-b border-line px-3 py-2.5 align-middle first:pl-4 last:pr-4'

export function IssuesTable({ kind, issues }: { kind: IssueKind; issues: readonly Issue[] }) {
  const t = useTexts(booksTexts)
  const channels = useTexts(channelTexts)
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
        {issues.map((issue) => (
          <tr key={issue.pkId} className="hover:bg-inset">
            <td className={cell}>
              <ReasonTag kind={kind} issue={issue} />
            </td>
            <td className={cell}>
              <Number issue={issue} />
              <Detail kind={kind} issue={issue} />
            </td>
            <td className={cell}>{issue.payType ? channels[channelOf(issue.payType)].name : '—'}</td>
            <td className={`${cell} text-right`}>
              <Money issue={issue} />
            </td>
            <td className={`figures ${cell} font-medium whitespace-nowrap text-ink-2`}>{issue.since}</td>
            <td className={cell}>
              <IssueActs kind={kind} issue={issue} size="xs" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

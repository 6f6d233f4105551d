import { useTexts } from '@hojip/platform/page'
import { channelOf, channelTexts } from '@hojip/policy/channels'
import type { Issue } from '../contract.ts'
import type { IssueKind } from '../rules/issues.ts'
import { IssueActs } from './issue-acts.tsx'
import { Detail, Money, Number, ReasonTag } from './issue-facts.tsx'

/** The list of issues on phones: one card per issue. */
export function IssueCards({ kind, issues }: { kind: IssueKind; issues: readonly Issue[] }) {
  const channels = useTexts(channelTexts)
  return (
    <ul className="grid gap-2">
      {issues.map((issue) => (
        <li key={issue.pkId} className="grid gap-2 card p-3 text-13">
          <div className="flex items-center justify-between gap-2">
            <ReasonTag kind={kind} issue={issue} />
            <Money issue={issue} />
          </div>
          <div className="min-w-0">
            <Number issue={issue} />
            <Detail kind={kind} issue={issue} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="figures text-12 font-medium text-ink-3">
              {issue.payType && `${channels[channelOf(issue.payType)].name} · `}
              {issue.since}
            </span>
            <IssueActs kind={kind} issue={issue} size="sm" />
          </div>
        </li>
      ))}
    </ul>
  )
}

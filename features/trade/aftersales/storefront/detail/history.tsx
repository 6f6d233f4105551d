import { useTexts, Time } from '@hojip/platform/page'
import { classNames } from '@hojip/platform/ui'
import { PictureRow } from '@hojip/uploads/parts'
import type { RefundLog, RefundWithLogs } from '../../contract.ts'
import { Panel } from '../../parts/panel.tsx'
import { refundTexts } from '../texts.ts'

/** The log of both sides and the mall as a conversation, oldest first. */
export function History({ refund }: { refund: RefundWithLogs }) {
  const t = useTexts(refundTexts)
  return (
    <Panel title={t.historyTitle}>
      <ol className="grid gap-4">
        {refund.logs.map((log) => (
          <Entry key={`${log.time}-${log.role}-${log.action}-${log.text}`} log={log} />
        ))}
      </ol>
    </Panel>
  )
}

function Entry({ log }: { log: RefundLog }) {
  const t = useTexts(refundTexts)
  const { role, time, title, text, files } = log
  const isMine = role === 'buyer'
  const isSpoken = isMine || role === 'shop' || role === 'operator'
  const who = t.roles[role]
  if (!isSpoken)
    return (
      <li className="text-center text-12 text-ink-3">
        <span className="inline-block rounded-full bg-inset px-3 py-1">
          {title} <Time at={time} className="figures ml-1 font-medium" />
        </span>
      </li>
    )
  return (
    <li className={classNames('grid gap-1', isMine ? 'justify-items-end' : 'justify-items-start')}>
      <p className="text-12 text-ink-3">
        {who} <Time at={time} className="figures ml-1 font-medium" />
      </p>
      <div
        className={classNames(
          'grid max-w-[85%] gap-2 rounded-lg px-3.5 py-2.5',
          isMine ? 'rounded-tr-xs bg-jade-soft' : 'rounded-tl-xs bg-inset',
        )}
      >
        <b className="text-14">{title}</b>
        {text && <p className="text-13 break-words whitespace-pre-line text-ink-2">{text}</p>}
        <PictureRow pictures={files} label={t.picturesFrom(who)} size="sm" />
      </div>
    </li>
  )
}

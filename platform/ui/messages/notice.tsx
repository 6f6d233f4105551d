import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { checkCircleFillIcon, clockIcon, infoFillIcon, warningCircleFillIcon } from '../icons.gen.ts'

type NoticeProps = {
  /** info: a fact. jade: success. amber: a deadline or a wait. crimson: a problem. */
  tone?: 'info' | 'jade' | 'amber' | 'crimson'
  children: ReactNode
  /** A link or button at the end. */
  action?: ReactNode
  /** It appeared because of the visitor's last action. */
  live?: boolean
}

const looks = {
  info: 'bg-inset text-ink-2',
  jade: 'bg-jade-soft text-jade-text',
  amber: 'bg-amber-soft text-amber',
  crimson: 'bg-crimson-soft text-crimson',
}
const icons = {
  info: infoFillIcon,
  jade: checkCircleFillIcon,
  amber: clockIcon,
  crimson: warningCircleFillIcon,
}

/** A band with one sentence. */
export function Notice({ tone = 'info', children, action, live }: NoticeProps) {
  return (
    <div
      {...(live ? { role: tone === 'crimson' ? 'alert' : 'status' } : {})}
      className={classNames('flex items-start gap-2 rounded-md px-3.5 py-2.5 text-13', looks[tone])}
    >
      <Icon of={icons[tone]} size={16} className="mt-0.5" />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  )
}

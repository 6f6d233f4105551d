import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type TimelineEntry = { key: string; time: string; title?: ReactNode; text: ReactNode }

/** What happened, newest first: time left, dot, text. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className="grid text-13">
      {entries.map(({ key, time, title, text }, at) => (
        <li key={key} className="grid grid-cols-[auto_12px_minmax(0,1fr)] gap-x-3">
          <time className="figures pt-px text-12 font-medium text-ink-3">{time}</time>
          <span aria-hidden="true" className="relative grid justify-items-center">
            {at < entries.length - 1 && <span className="absolute top-3 bottom-[-6px] w-px bg-line-strong" />}
            <span
              className={classNames(
                'relative mt-1.5 size-2 rounded-full',
                at === 0 ? 'bg-jade ring-4 ring-jade-soft-2' : 'bg-line-strong',
              )}
            />
          </span>
          <div className={classNames('pb-5', at === 0 ? 'text-ink' : 'text-ink-2')}>
            {title && <b className={classNames('block', at === 0 && 'text-jade-text')}>{title}</b>}
            {text}
          </div>
        </li>
      ))}
    </ol>
  )
}

import { classNames } from '../class-names.ts'
import { HiddenText } from '../messages/hidden-text.tsx'
import { Icon } from '../pictures/icon.tsx'
import { checkIcon } from '../icons.gen.ts'
import { useUi } from '../ui-context.tsx'

type StepsProps = {
  names: string[]
  /** Index of the current step; `names.length` when all are done. */
  current: number
}

/** The current step of a short process, 1 to 4. */
export function Steps({ names, current }: StepsProps) {
  const { t } = useUi()
  return (
    <ol aria-label={t.steps} className="flex items-center text-13 text-ink-3">
      {names.map((name, at) => {
        const done = at < current
        const here = at === current
        return (
          <li
            key={name}
            aria-current={here ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-2',
              here && 'font-bold text-ink',
              done && 'text-jade-text',
            )}
          >
            {at > 0 && (
              <span
                aria-hidden="true"
                className={classNames(
                  'mx-1 h-px w-3 md:mx-3 md:w-10',
                  at <= current ? 'bg-jade-text' : 'bg-line-strong',
                )}
              />
            )}
            <span
              className={classNames(
                'figures grid size-[22px] flex-none place-items-center rounded-full text-12 leading-none',
                here ? 'bg-jade text-on-fill' : done ? 'bg-jade-soft-2 text-jade-text' : 'bg-hover',
              )}
            >
              {done ? <Icon of={checkIcon} size={12} /> : at + 1}
            </span>
            <span className={here ? '' : 'max-md:sr-only'}>{name}</span>
            {done && <HiddenText>{t.stepDone}</HiddenText>}
          </li>
        )
      })}
    </ol>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { HiddenText } from '../messages/hidden-text.tsx'
import { Icon } from '../pictures/icon.tsx'
import { checkIcon } from '../icons.gen.ts'
import { useUi } from '../ui-context.tsx'

type ProgressStep = {
  key: string
  name: ReactNode
  /** Until it is done. */
  icon: string
  isDone: boolean
  /** The process ended here without success. */
  isNo?: boolean
  /** When it was done. */
  time?: ReactNode
}

type ProgressStepsProps = {
  steps: readonly ProgressStep[]
  label: string
  /** Classes for its columns and text size. */
  className: string
}

/** A process that takes days: its steps side by side, the first open one emphasised. */
export function ProgressSteps({ steps, label, className }: ProgressStepsProps) {
  // A process that ended without success has no current step.
  const current = steps.some(({ isNo }) => isNo) ? -1 : steps.findIndex(({ isDone }) => !isDone)
  return (
    <ol aria-label={label} className={classNames('isolate grid pb-4 text-center lg:pb-6', className)}>
      {steps.map((step, at) => (
        <Step key={step.key} step={step} isHere={at === current} isFirst={at === 0} />
      ))}
    </ol>
  )
}

type StepProps = { step: ProgressStep; isHere: boolean; isFirst: boolean }

function Step({ step: { name, icon, isDone, isNo, time }, isHere, isFirst }: StepProps) {
  const { t } = useUi()
  const circle = isNo
    ? 'bg-ink-3 text-surface'
    : isDone
      ? 'bg-jade text-on-fill'
      : isHere
        ? 'bg-jade-soft-2 text-jade-text shadow-[inset_0_0_0_2px_var(--c-jade)]'
        : 'bg-hover text-ink-3'
  return (
    <li
      aria-current={isHere ? 'step' : undefined}
      className={classNames(
        'relative grid content-start justify-items-center gap-1',
        isHere ? 'font-bold text-jade-text' : isDone ? 'text-ink' : 'text-ink-3',
      )}
    >
      {!isFirst && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute top-3.5 right-1/2 -z-10 h-0.5 w-full -translate-y-1/2 lg:top-4',
            (isDone || isHere) && !isNo ? 'bg-jade' : 'bg-line',
          )}
        />
      )}
      <span
        className={classNames('relative mb-1 grid size-7 place-items-center rounded-full lg:size-8', circle)}
      >
        <Icon of={isDone && !isNo ? checkIcon : icon} size={isNo ? 14 : 16} />
      </span>
      <span className="px-0.5">
        {name}
        {isDone && <HiddenText>{` ${t.stepDone}`}</HiddenText>}
      </span>
      {time && <time className="figures text-11 font-medium text-ink-2 lg:text-12">{time}</time>}
    </li>
  )
}

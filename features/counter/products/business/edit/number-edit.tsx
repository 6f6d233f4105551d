import { useTexts } from '@hojip/platform/page'
import { checkIcon, classNames, Icon, inputStyle, pencilIcon, Spinner } from '@hojip/platform/ui'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { productsTexts } from '../texts.ts'
import { useNumberEdit } from './use-number-edit.ts'
import type { Saving } from './use-saving.ts'

interface NumberEditProps<V> {
  /** Whose number it is: "粗粒辣椒粉 1kg 价格". */
  label: string
  kind: 'price' | 'stock'
  value: V
  /** As it is read. */
  show: (value: V) => string
  /** As it is in the field. */
  typed: (value: V) => string
  read: (text: string) => V | undefined
  save: (value: V, before: V) => Promise<Saving<V>>
  invalid: string
  /** Begins as a field. */
  opens?: boolean
  /** A stop of the Tab key; rows with keys of their own are one instead. */
  isStop: boolean
  className?: string | undefined
}

/** A number that becomes a field in place: Enter saves, Esc restores, and what was saved can be taken back. */
export function NumberEdit<V>(props: NumberEditProps<V>) {
  const { label, kind, value, show, isStop, className, opens = false } = props
  const t = useTexts(productsTexts)
  const edit = useNumberEdit({ ...props, changed: (now) => t.changedMeanwhile(show(now)) }, opens)
  const root = useRef<HTMLSpanElement>(null)
  const leave = () => {
    edit.close()
    focusAfter(root.current)
  }
  if (edit.text !== undefined)
    return (
      <span ref={root} className="relative block max-lg:max-w-60 max-lg:min-w-28">
        <Field
          label={label}
          text={edit.text}
          isBusy={edit.isBusy}
          problem={edit.problem}
          before={t.before(show(edit.before))}
          onType={edit.type}
          onLeave={leave}
          onSubmit={() => void edit.submit().then((isClosed) => isClosed && focusAfter(root.current))}
        />
      </span>
    )
  if (edit.saved)
    return (
      <span ref={root} role="status" className="inline-flex items-center gap-1 text-13 whitespace-nowrap">
        <Icon of={checkIcon} size={14} className="text-jade-text" />
        <span className="font-sans text-jade-text">{t.saved}</span>
        {show(edit.saved.value)}
        <button
          type="button"
          onClick={edit.undo}
          className="min-h-6 font-sans text-jade-text underline underline-offset-3"
        >
          {edit.isBusy ? <Spinner /> : t.undo}
        </button>
      </span>
    )
  return (
    <span ref={root} className="inline-block">
      <button
        type="button"
        data-edit={kind}
        tabIndex={isStop ? 0 : -1}
        aria-label={t.editNumber(label, show(value))}
        onClick={edit.open}
        className={classNames(
          'group/edit -mx-2 inline-flex min-h-8 items-center gap-1.5 rounded-sm px-2 hover:ring-line max-lg:mx-0 max-lg:min-h-11 max-lg:ring-line',
          className,
        )}
      >
        <Icon
          of={pencilIcon}
          size={12}
          className="text-ink-3 opacity-0 group-hover/edit:opacity-100 group-focus-visible/edit:opacity-100 max-lg:opacity-100"
        />
        {show(value)}
      </button>
    </span>
  )
}

/** Back to the row of the table, or else to the number's button. */
function focusAfter(root: HTMLElement | null) {
  const row = root?.closest<HTMLElement>('[data-row]')
  const cell = root?.parentElement
  // After React has replaced the field.
  setTimeout(() => (row ?? cell?.querySelector<HTMLElement>('button'))?.focus())
}

interface FieldProps {
  label: string
  text: string
  isBusy: boolean
  problem: string | undefined
  before: ReactNode
  onType: (text: string) => void
  onLeave: () => void
  onSubmit: () => void
}

function Field({ label, text, isBusy, problem, before, onType, onLeave, onSubmit }: FieldProps) {
  const t = useTexts(productsTexts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSubmit()
      }}
    >
      <input
        ref={input}
        value={text}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={16}
        aria-label={label}
        aria-describedby={id}
        aria-invalid={problem !== undefined || undefined}
        readOnly={isBusy}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          onLeave()
        }}
        className={classNames(
          inputStyle,
          'figures min-h-9! px-2! py-1! text-right font-medium max-lg:min-h-11!',
        )}
      />
      <span
        id={id}
        role={problem ? 'alert' : undefined}
        className={classNames(
          'absolute top-full right-0 z-20 mt-1 flex w-max max-w-70 flex-wrap items-center gap-x-1.5 gap-y-1 rounded-sm px-2.5 py-1.5 text-left font-sans text-12 font-normal whitespace-normal shadow-e-2 max-lg:static max-lg:w-full max-lg:max-w-none max-lg:shadow-none',
          problem ? 'bg-crimson-soft text-crimson' : 'bg-ink text-surface',
        )}
      >
        {problem ?? before}
        <span className="flex items-center gap-1.5 max-lg:hidden">
          <Key of="Enter" /> {t.save} <Key of="Esc" /> {t.restore}
        </span>
        <span className="flex gap-3 lg:hidden">
          <button type="submit" className="min-h-9 px-1 font-medium underline underline-offset-3">
            {t.save}
          </button>
          <button type="button" onClick={onLeave} className="min-h-9 px-1 underline underline-offset-3">
            {t.restore}
          </button>
        </span>
      </span>
    </form>
  )
}

function Key({ of }: { of: string }) {
  return (
    <kbd className="grid h-5 place-items-center rounded-xs bg-surface px-1.5 text-11 text-ink ring-line">
      {of}
    </kbd>
  )
}

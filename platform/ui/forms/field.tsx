import { useEffect, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { warningCircleFillIcon } from '../icons.gen.ts'
import { problemsSaid, useEdited } from './use-edited.ts'

export type FieldProps = {
  label: ReactNode
  /** A short sentence that helps to avoid errors. */
  hint?: ReactNode
  /** The problem, in the same words as in the error summary. */
  error?: string | undefined
  /** Needed when an error summary links to the field. */
  id?: string
  className?: string
}

type FieldWires = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = FieldProps & { children: (wires: FieldWires) => ReactNode }

/**
 * A field's problem until the field is changed, which may have corrected it. Sending the form reports it again if not.
 */
function useUntouched(id: string, told: string | undefined): string | undefined {
  const [isChanged, setChanged] = useState(false)
  useEdited(
    (target) => {
      if (document.getElementById(id)?.contains(target)) setChanged(true)
    },
    told !== undefined && !isChanged,
  )
  useEffect(() => {
    if (!isChanged) return undefined
    const form = document.getElementById(id)?.closest('form')
    const sent = () => setChanged(false)
    form?.addEventListener('submit', sent)
    document.addEventListener(problemsSaid, sent)
    return () => {
      form?.removeEventListener('submit', sent)
      document.removeEventListener(problemsSaid, sent)
    }
  }, [id, isChanged])
  return isChanged ? undefined : told
}

/** Label above, hint and error below, connected to whatever control the child renders. */
export function Field({ label, hint, error: told, id: given, className, children }: Props) {
  const own = useId()
  const id = given ?? own
  const error = useUntouched(id, told)
  const describedBy = classNames(hint ? `${id}-hint` : undefined, error && `${id}-error`)
  const wires: FieldWires = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-13 font-medium">
        {label}
      </label>
      {children(wires)}
      {hint && (
        <p id={`${id}-hint`} className="text-12 text-ink-3">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-[5px] text-13 font-medium text-crimson">
      <Icon of={warningCircleFillIcon} className="mt-[3px]" />
      {children}
    </p>
  )
}

import { useTexts } from '@hojip/platform/page'
import { Button, Dialog } from '@hojip/platform/ui'
import { useState } from 'react'
import { unitsOf } from '../../rules/form/units.ts'
import { formTexts } from './texts.ts'
import { unitText } from './unit-text.ts'
import type { Conflict } from './use-form.ts'

interface ConflictProps {
  conflict: Conflict
  /** With the parts of which theirs is taken. */
  onResolve: (theirs: readonly string[]) => void
}

/** Somebody else has saved meanwhile: both values of what both have changed, to choose from. */
export function ConflictDialog({ conflict, onResolve }: ConflictProps) {
  const t = useTexts(formTexts)
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const [mine, now] = [unitsOf(conflict.form), unitsOf(conflict.now.form)]
  const take = (path: string, isTheirs: boolean) => {
    const next = new Set(theirs)
    if (isTheirs) next.add(path)
    else next.delete(path)
    setTheirs(next)
  }
  return (
    <Dialog
      title={t.conflict}
      width="lg"
      onClose={() => onResolve([...theirs])}
      footer={
        <Button kind="jade" onClick={() => onResolve([...theirs])}>
          {t.goOnWithThis}
        </Button>
      }
    >
      <p className="mb-3 text-ink-2">{conflict.paths.length > 0 ? t.conflictText : t.noConflictText}</p>
      <div className="grid gap-3">
        {conflict.paths.map((path) => (
          <fieldset key={path} className="grid gap-2 md:grid-cols-2">
            <legend className="mb-1 text-13 font-medium">{unitText(path, t)}</legend>
            {[false, true].map((isTheirs) => (
              <div key={String(isTheirs)} className="flex gap-2 rounded-md p-3 ring-line">
                <input
                  aria-label={`${unitText(path, t)}: ${isTheirs ? t.theirs : t.mine}`}
                  type="radio"
                  name={path}
                  checked={theirs.has(path) === isTheirs}
                  onChange={() => take(path, isTheirs)}
                />
                <span className="min-w-0">
                  <span className="block text-12 text-ink-3">{isTheirs ? t.theirs : t.mine}</span>
                  <span className="line-clamp-6 break-words">{(isTheirs ? now : mine).get(path) || '—'}</span>
                </span>
              </div>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}

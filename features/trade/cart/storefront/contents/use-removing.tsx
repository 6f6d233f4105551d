import { toast, useTexts } from '@hojip/platform/page'
import { useConfirm } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { CartLine } from '../../contract.ts'
import type { CartChanges } from './cart-view.ts'
import { cartTexts } from '../texts.ts'

interface Removing {
  remove: (lines: readonly CartLine[]) => void
  clear: (lines: readonly CartLine[]) => void
  dialog: ReactNode
}

/** Removes one line at once and offers to undo it; asks for confirmation before removing several. */
export function useRemoving(changes: CartChanges): Removing {
  const t = useTexts(cartTexts)
  const [confirm, dialog] = useConfirm()
  const ask = async (lines: readonly CartLine[], words: { title: string; text: string; yes: string }) => {
    if (!(await confirm({ ...words, no: t.keep, danger: true }))) return
    changes.remove(lines)
    toast('success', t.removedMany(lines.length))
  }
  const removeMany = (lines: readonly CartLine[]) =>
    void ask(lines, { title: t.removeTitle(lines.length), text: t.removeText, yes: t.remove })
  const removeOne = (line: CartLine) => {
    changes.remove([line])
    toast('success', t.removed, { label: t.undo, run: () => changes.restore(line) })
  }
  return {
    remove: (lines) => {
      const [first] = lines
      if (first && lines.length === 1) removeOne(first)
      else if (first) removeMany(lines)
    },
    clear: (lines) =>
      void ask(lines, { title: t.clearTitle(lines.length), text: t.clearText, yes: t.clearYes }),
    dialog,
  }
}

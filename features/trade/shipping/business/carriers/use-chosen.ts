import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { carriersTexts } from './texts.ts'

const call = 'POST /bizConsole/saveCarriers'
const refreshes = ['GET /bizConsole/queryCarriers'] as const

/** Saves the usual carriers, with an offer to take it back. */
export function useChosen(before: { codes: string[]; version: number }) {
  const t = useTexts(carriersTexts)
  const undo = useWrite(call, { refreshes, onSuccess: () => toast('success', t.undone) })
  const save = useWrite(call, {
    refreshes,
    onSuccess: ({ version }) => {
      const run = () => undo.run({ codes: before.codes, version })
      toast('success', t.saved, { label: t.undo, run })
    },
  })
  return {
    choose: (codes: string[]) => save.run({ codes, version: before.version }),
    isRunning: save.isRunning || undo.isRunning,
  }
}

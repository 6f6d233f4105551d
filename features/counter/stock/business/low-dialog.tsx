import { sentenceOf } from '@hojip/platform/client'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { FormDialog, TextInput } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import type { StockItem } from '../contract.ts'
import { usualLow } from '../rules/low.ts'
import { stockTexts } from './texts.ts'

const most = 1_000_000
const refreshes = ['POST /bizConsole/queryStock'] as const

function useLowStock(name: string, before: number | null, onClose: () => void) {
  const t = useTexts(stockTexts)
  const undo = useWrite('POST /bizConsole/saveLowStock', {
    refreshes,
    onSuccess: ({ lowAt }) => toast('success', t.lowSaved(name, lowAt ?? usualLow)),
  })
  return useWrite('POST /bizConsole/saveLowStock', {
    quiet: true,
    refreshes,
    onSuccess: ({ lowAt }, { goodsSpecId }) => {
      toast('success', t.lowSaved(name, lowAt ?? usualLow), {
        label: t.undo,
        run: () => undo.run({ goodsSpecId, lowAt: before }),
      })
      onClose()
    },
  })
}

/** The form for the limit of a SKU, from which it is called low. */
export function LowDialog({ item, name, onClose }: { item: StockItem; name: string; onClose: () => void }) {
  const t = useTexts(stockTexts)
  const [id, unitsId] = [useId(), useId()]
  const [typed, setTyped] = useState(item.lowAt === null ? '' : String(item.lowAt))
  const [isTried, setTried] = useState(false)
  const save = useLowStock(name, item.lowAt, onClose)
  const text = typed.trim()
  const isWrong = text !== '' && !(/^\d{1,7}$/.test(text) && Number(text) <= most)
  const error = isTried && isWrong ? t.wrongLow : undefined
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={t.lowOf(name)}
      send={t.save}
      cancel={t.cancel}
      isBusy={save.isRunning}
      problems={error ? [{ fieldId: unitsId, text: error }] : []}
      failure={save.error && sentenceOf(save.error, t.failed)}
      onSubmit={() => {
        setTried(true)
        if (!isWrong) save.run({ goodsSpecId: item.pkId, lowAt: text === '' ? null : Number(text) })
      }}
    >
      <TextInput
        id={unitsId}
        label={t.lowFrom}
        hint={t.lowHint(usualLow)}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  )
}

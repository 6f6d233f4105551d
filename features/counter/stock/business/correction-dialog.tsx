import { sentenceOf } from '@hojip/platform/client'
import { chosenReasons } from '@hojip/inventory/rules'
import { toast, useRefresh, useTexts, useWrite } from '@hojip/platform/page'
import { FormDialog, Select, TextArea, TextInput } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import type { StockItem } from '../contract.ts'
import { corrected, ways, type Way } from './corrected.ts'
import { nameOf } from './sku-name.ts'
import { stockTexts } from './texts.ts'

const refreshes = ['POST /bizConsole/queryStock', 'POST /bizConsole/queryStockMovements'] as const

/** Saves corrections, and takes one back as a counter-correction. */
function useCorrection(name: string, onClose: () => void) {
  const t = useTexts(stockTexts)
  const refresh = useRefresh()
  const undo = useWrite('POST /bizConsole/correctStock', {
    refreshes: [...refreshes],
    onSuccess: (_, { stock }) => toast('success', t.undone(name, stock)),
  })
  return useWrite('POST /bizConsole/correctStock', {
    quiet: true,
    // The list below gets the number that came between, and the dialog computes with it.
    onError: () => void refresh('POST /bizConsole/queryStock'),
    refreshes: [...refreshes],
    onSuccess: (_, { goodsSpecId, stock, stockBefore }) => {
      const back = stockBefore ?? null
      const action = back !== null && {
        label: t.undo,
        run: () => undo.run({ goodsSpecId, stock: back, stockBefore: stock, reason: 'undo' }),
      }
      toast('success', t.saved(name, stock), action || undefined)
      onClose()
    },
  })
}

/** The form for a correction: by how much or to what, and why. */
export function CorrectionDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const t = useTexts(stockTexts)
  const [id, unitsId, noteId] = [useId(), useId(), useId()]
  const offered: readonly [Way, ...Way[]] = item.stock === null ? ['count'] : ways
  const [way, setWay] = useState<Way>(offered[0])
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<(typeof chosenReasons)[number]>('received')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const name = nameOf(item)
  const save = useCorrection(name, onClose)
  const stock = corrected(item, way, typed)
  const unitsError = isTried && stock === undefined ? t.wrongUnits : undefined
  const noteError = isTried && reason === 'other' && note.trim() === '' ? t.noteMissing : undefined
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={t.correctOf(name)}
      note={stock !== undefined && t.becomes(item.stock === null ? '–' : String(item.stock), stock)}
      send={t.save}
      cancel={t.cancel}
      isBusy={save.isRunning}
      problems={[
        ...(unitsError ? [{ fieldId: unitsId, text: unitsError }] : []),
        ...(noteError ? [{ fieldId: noteId, text: noteError }] : []),
      ]}
      failure={save.error && sentenceOf(save.error, t.failed)}
      onSubmit={() => {
        setTried(true)
        if (stock === undefined || (reason === 'other' && note.trim() === '')) return
        save.run({ goodsSpecId: item.pkId, stock, stockBefore: item.stock, reason, note: note.trim() })
      }}
    >
      <Choice label={t.way} all={offered} chosen={way} names={t.ways} onChosen={setWay} />
      <TextInput
        id={unitsId}
        label={way === 'count' ? t.unitsCounted : t.units}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={unitsError}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Choice label={t.reason} all={chosenReasons} chosen={reason} names={t.reasons} onChosen={setReason} />
      <TextArea
        id={noteId}
        label={t.note}
        hint={t.noteHint}
        maxLength={200}
        value={note}
        error={noteError}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  )
}

interface ChoiceProps<T extends string> {
  label: string
  all: readonly T[]
  chosen: T
  names: Record<T, string>
  onChosen: (one: T) => void
}

function Choice<T extends string>({ label, all, chosen, names, onChosen }: ChoiceProps<T>) {
  return (
    <Select
      label={label}
      value={chosen}
      onChange={({ target }) => onChosen(all.find((one) => one === target.value) ?? chosen)}
    >
      {all.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </Select>
  )
}

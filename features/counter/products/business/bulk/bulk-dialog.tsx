import { type Input, sentenceOf } from '@hojip/platform/client'
import { useLazyCall, useTexts, useWrite } from '@hojip/platform/page'
import { FormDialog, Select, TextInput } from '@hojip/platform/ui'
import { useEffect, useId, useState } from 'react'
import { roundings } from '../../rules/bulk-change.ts'
import { CategorySelect } from '../category-select.tsx'
import { count } from '../list/facts.ts'
import { productsTexts } from '../texts.ts'
import { changeOf, emptyForm, priceWays, stockWays, type BulkForm, type BulkKind } from './bulk-form.ts'
import { BulkPreview } from './bulk-preview.tsx'

type Chosen = Pick<Input<'POST /bizConsole/startBulkChange'>, 'goodsIds' | 'filter'>

interface BulkDialogProps {
  kind: BulkKind
  chosen: Chosen
  /** How many products are chosen. */
  products: number
  onClose: () => void
  onStarted: () => void
}

const typingMs = 300

/** The value once it has been the same for a moment, and whether it has. */
function useSettled<T>(value: T): [T, boolean] {
  const key = JSON.stringify(value)
  const [settled, setSettled] = useState(key)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), typingMs)
    return () => clearTimeout(timer)
  }, [key])
  return [JSON.parse(settled) as T, settled === key]
}

/** Asks how to change the chosen products, shows what that does, and begins it. */
export function BulkDialog({ kind, chosen, products, onClose, onStarted }: BulkDialogProps) {
  const t = useTexts(productsTexts).bulk
  const id = useId()
  const numberId = useId()
  const [form, setForm] = useState(() => emptyForm(kind))
  const [isTried, setTried] = useState(false)
  const change = changeOf(kind, form)
  const [settled, isSettled] = useSettled({ change: change ?? null })
  const preview = useLazyCall(
    'POST /bizConsole/previewBulkChange',
    { change: settled.change ?? { type: 'onSale', isOnSale: true }, ...chosen },
    { when: settled.change !== null, keepPrevious: true, freshForMs: 0 },
  )
  const start = useWrite('POST /bizConsole/startBulkChange', {
    quiet: true,
    refreshes: ['POST /bizConsole/queryBulkChange'],
    onSuccess: onStarted,
  })
  const hasNumber = kind === 'price' || kind === 'stock'
  const missing = kind === 'stock' || kind === 'category' ? kind : 'price'
  const problem = isTried && !change ? t.missing[missing] : undefined
  const failure = start.error ?? preview.error
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={t.titles[kind](count(products))}
      note={t.undoable}
      send={t.start[kind]}
      cancel={t.cancel}
      isBusy={start.isRunning}
      problems={problem ? [{ fieldId: numberId, text: problem }] : []}
      failure={failure && sentenceOf(failure, t.failed)}
      onSubmit={() => {
        setTried(true)
        if (change) start.run({ change, ...chosen })
      }}
    >
      {hasNumber && <Fields kind={kind} form={form} numberId={numberId} problem={problem} onForm={setForm} />}
      {kind === 'freight' && (
        <Templates value={form.templateId} onTemplate={(templateId) => setForm({ ...form, templateId })} />
      )}
      {kind === 'category' && (
        <CategorySelect
          id={numberId}
          label={t.category}
          none={t.chooseCategory}
          error={problem}
          value={form.categoryId}
          onChange={(event) => setForm({ ...form, categoryId: event.target.value })}
        />
      )}
      {!hasNumber && <p className="text-ink-2">{t.explained[kind]}</p>}
      {settled.change && preview.data && (
        <BulkPreview kind={kind} preview={preview.data} isOld={preview.isPrevious || !isSettled} />
      )}
    </FormDialog>
  )
}

type TemplatesProps = { value: string; onTemplate: (templateId: string) => void }

/** The shop's templates of delivery. The default one is chosen by having none of one's own. */
function Templates({ value, onTemplate }: TemplatesProps) {
  const t = useTexts(productsTexts).bulk
  const { data } = useLazyCall('GET /bizConsole/queryFreightTemplates', {})
  return (
    <Select label={t.template} value={value} onChange={(event) => onTemplate(event.target.value)}>
      {data?.list.map(({ pkId, name, isDefault }) => (
        <option key={pkId} value={isDefault ? '' : pkId}>
          {isDefault ? t.defaultTemplate(name) : name}
        </option>
      ))}
    </Select>
  )
}

interface FieldsProps {
  kind: BulkKind
  form: BulkForm
  numberId: string
  problem: string | undefined
  onForm: (form: BulkForm) => void
}

function Fields({ kind, form, numberId, problem, onForm }: FieldsProps) {
  const t = useTexts(productsTexts).bulk
  const { way, number, roundTo } = form
  const ways = kind === 'stock' ? stockWays : priceWays
  const isPercent = way === 'morePercent' || way === 'lessPercent'
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        label={t.way}
        value={way}
        onChange={(event) => onForm({ ...form, way: event.target.value as BulkForm['way'] })}
      >
        {ways.map((one) => (
          <option key={one} value={one}>
            {t.ways[one]}
          </option>
        ))}
      </Select>
      <TextInput
        id={numberId}
        label={kind === 'stock' ? t.units : isPercent ? t.percent : t.amount}
        error={problem}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={number}
        onChange={(event) => onForm({ ...form, number: event.target.value })}
      />
      {kind === 'price' && (
        <Select
          label={t.roundTo}
          className="col-span-2"
          value={roundTo}
          onChange={(event) => onForm({ ...form, roundTo: event.target.value as BulkForm['roundTo'] })}
        >
          {(Object.keys(roundings) as BulkForm['roundTo'][]).map((one) => (
            <option key={one} value={one}>
              {t.roundings[one]}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}

import { useTexts } from '@hojip/platform/page'
import { Button, closeIcon, Icon, IconButton, plusIcon, TextInput, trashIcon } from '@hojip/platform/ui'
import type { FormTexts, ProductForm } from '../../../contract.ts'
import { withRows } from '../../../rules/form/rows.ts'
import { formTexts } from '../texts.ts'
import type { Editing } from '../use-form.ts'
import { Card } from './card.tsx'
import { SkuTable } from './sku-table.tsx'
import { languages } from './texts-card.tsx'

const none: FormTexts = { 'zh-CN': '', 'ko-KR': '', 'en-US': '' }
type Axis = ProductForm['options'][number]

/** The option axes, and the table of SKUs that they make. */
export function OptionsCard({ editing }: { editing: Editing }) {
  const t = useTexts(formTexts)
  const { form, setForm, base } = editing
  const put = (options: Axis[]) => setForm(withRows({ ...form, options }))
  const putAxis = (at: number, axis: Axis) => put(form.options.map((one, i) => (i === at ? axis : one)))
  return (
    <Card
      id="options"
      title={t.options}
      note={t.lineNote}
      aside={<span className="text-12 text-ink-3">{t.keys}</span>}
    >
      <div className="grid gap-4">
        {form.options.map((axis, at) => (
          <AxisFields
            // eslint-disable-next-line react/no-array-index-key
            key={at}
            axis={axis}
            at={at}
            stored={axis.from === null ? 0 : (base.options[axis.from]?.values.length ?? 0)}
            onChange={(next) => putAxis(at, next)}
            onRemove={() => put(form.options.filter((_, i) => i !== at))}
          />
        ))}
        {form.options.length < 3 && (
          <p className="flex flex-wrap items-center gap-3 text-12 text-ink-3">
            <Button
              data-unit="options"
              onClick={() =>
                put([...form.options, { from: null, name: none, values: [{ text: none, isHidden: false }] }])
              }
            >
              <Icon of={plusIcon} size={14} /> {t.addAxis}
            </Button>
            {t.axesHint}
          </p>
        )}
      </div>
      <SkuTable editing={editing} />
    </Card>
  )
}

interface AxisProps {
  axis: Axis
  at: number
  /** How many of its values are stored: those are hidden instead of removed. */
  stored: number
  onChange: (axis: Axis) => void
  onRemove: () => void
}

function AxisFields({ axis, at, stored, onChange, onRemove }: AxisProps) {
  const t = useTexts(formTexts)
  const putValue = (place: number, value: Axis['values'][number]) =>
    onChange({ ...axis, values: axis.values.map((one, i) => (i === place ? value : one)) })
  const remove = (place: number, value: Axis['values'][number]) => {
    if (place < stored) putValue(place, { ...value, isHidden: !value.isHidden })
    else onChange({ ...axis, values: axis.values.filter((_, i) => i !== place) })
  }
  return (
    <fieldset className="grid gap-2 rounded-md p-3 ring-line">
      <legend className="sr-only">{t.axis(at + 1)}</legend>
      <Row
        label={t.axis(at + 1)}
        texts={axis.name}
        unit={`options.${at}`}
        onChange={(name) => onChange({ ...axis, name })}
        action={<IconButton of={trashIcon} size={16} label={t.removeAxis(at + 1)} onClick={onRemove} />}
      />
      {axis.values.map((value, place) => (
        <Row
          // eslint-disable-next-line react/no-array-index-key
          key={place}
          label={t.value(at + 1, place + 1)}
          texts={value.text}
          isOff={value.isHidden}
          onChange={(text) => putValue(place, { ...value, text })}
          action={
            value.isHidden ? (
              <Button size="sm" onClick={() => remove(place, value)}>
                {t.showValue}
              </Button>
            ) : (
              <IconButton
                of={closeIcon}
                size={16}
                label={t.removeValue(at + 1, place + 1)}
                onClick={() => remove(place, value)}
              />
            )
          }
        />
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        onClick={() => onChange({ ...axis, values: [...axis.values, { text: none, isHidden: false }] })}
      >
        <Icon of={plusIcon} size={14} /> {t.addValue(at + 1)}
      </Button>
    </fieldset>
  )
}

interface RowProps {
  label: string
  texts: FormTexts
  unit?: string
  isOff?: boolean
  onChange: (texts: FormTexts) => void
  action: React.ReactNode
}

function Row({ label, texts, unit, isOff = false, onChange, action }: RowProps) {
  const t = useTexts(formTexts)
  return (
    <div className="grid items-end gap-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_88px]">
      {languages.map((locale) => (
        <TextInput
          key={locale}
          label={`${label} · ${t.languages[locale]}`}
          lang={locale}
          maxLength={40}
          disabled={isOff}
          value={texts[locale]}
          {...(unit && { 'data-unit': unit })}
          onChange={(event) => onChange({ ...texts, [locale]: event.target.value })}
        />
      ))}
      {action}
    </div>
  )
}

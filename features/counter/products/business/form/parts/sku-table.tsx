import { textIn } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { Button, Checkbox, classNames, FieldError, inputStyle, Picture } from '@hojip/platform/ui'
import { useState, type KeyboardEvent } from 'react'
import type { FormSku } from '../../../contract.ts'
import { cellNames, pasted, type CellName } from '../../../rules/form/rows.ts'
import { problemTexts } from '../../../rules/form/texts.ts'
import { formTexts } from '../texts.ts'
import type { Editing } from '../use-form.ts'

const cellLook = 'px-2 py-1.5'
const inputLook = classNames(inputStyle, 'figures min-h-9! px-2! py-1!')
const selectLook = classNames(inputStyle, 'min-h-9! min-w-24 px-1! py-1! text-13')

function focusCell(row: number, cell: CellName) {
  const input = document.querySelector<HTMLInputElement>(`[data-cell="${row}.${cell}"]`)
  input?.focus()
  input?.select()
}

/** The SKUs as a table: arrows up and down walk the rows, a copied table fills the cells from the one with the focus. */
export function SkuTable({ editing }: { editing: Editing }) {
  const t = useTexts(formTexts)
  const { skus } = editing.form
  const heads = [t.variant, ...cellNames.map((cell) => t.cells[cell]), t.skuPicture, t.was, t.onSale]
  return (
    <div className="mt-4 overflow-x-auto">
      <table className="w-full min-w-240 border-collapse text-13">
        <caption className="sr-only">{t.options}</caption>
        <thead className="bg-inset text-ink-3">
          <tr>
            {heads.map((text) => (
              <th key={text} scope="col" className="px-2 py-2 text-left font-normal whitespace-nowrap">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skus.length > 1 && <FillRow editing={editing} />}
          {skus.map((sku, row) => (
            <SkuRow key={sku.choice.join('-')} editing={editing} sku={sku} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** One value for all rows. */
function FillRow({ editing: { form, setForm } }: { editing: Editing }) {
  const t = useTexts(formTexts)
  const [all, setAll] = useState<Partial<Record<CellName, string>>>({})
  const name = t.fillAll(form.skus.length)
  const fill = () => {
    const given = Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''))
    setForm({ ...form, skus: form.skus.map((sku) => ({ ...sku, ...given })) })
    setAll({})
  }
  const field = (cell: CellName) => (
    <input
      aria-label={`${name} ${t.cells[cell]}`}
      value={all[cell] ?? ''}
      className={inputLook}
      onChange={(event) => setAll({ ...all, [cell]: event.target.value })}
    />
  )
  return (
    <tr className="border-b border-line bg-inset">
      <th scope="row" className={`${cellLook} text-left font-normal whitespace-nowrap text-ink-3`}>
        {name}
      </th>
      <td className={cellLook}>{field('price')}</td>
      <td className={cellLook}>{field('stock')}</td>
      <td className={cellLook}>—</td>
      <td className={cellLook}>{field('weight')}</td>
      <td className={cellLook}>—</td>
      <td className={cellLook} colSpan={3}>
        <Button size="sm" onClick={fill}>
          {t.fill}
        </Button>
      </td>
    </tr>
  )
}

interface RowProps {
  editing: Editing
  sku: FormSku
  row: number
}

function useNameOf({ choice }: FormSku, { form: { options } }: Editing) {
  const t = useTexts(formTexts)
  const locale = useLocale()
  const texts = choice.map((value, axis) => textIn(options[axis]?.values[value]?.text ?? {}, locale))
  return texts.join(' · ') || t.only
}

function SkuRow({ editing, sku, row }: RowProps) {
  const t = useTexts(formTexts)
  const locale = useLocale()
  const name = useNameOf(sku, editing)
  const { form, setForm, stored, problems } = editing
  const key = sku.choice.join('-')
  const wrong = problems.filter(({ field }) => field.startsWith(`sku.${key}.`))
  const place = stored?.form.skus.findIndex(({ choice }) => choice.join('-') === key) ?? -1
  const toggle = () =>
    setForm({
      ...form,
      skus: form.skus.map((one, at) => (at === row ? { ...one, isOnSale: !one.isOnSale } : one)),
    })
  return (
    <>
      <tr className="border-b border-line">
        <th scope="row" className={`${cellLook} text-left font-medium`}>
          {name}
        </th>
        {cellNames.map((cell) => (
          <SkuCell
            key={cell}
            editing={editing}
            sku={sku}
            row={row}
            cell={cell}
            name={name}
            isWrong={wrong.some(({ field }) => field.endsWith(`.${cell}`))}
          />
        ))}
        <PictureCell editing={editing} sku={sku} row={row} name={name} />
        <td className={`${cellLook} figures text-ink-3`}>{stored?.linePrices[place] ?? '—'}</td>
        <td className={cellLook}>
          <Checkbox aria-label={`${name} ${t.onSale}`} checked={sku.isOnSale} onChange={toggle} />
        </td>
      </tr>
      {wrong.length > 0 && (
        <tr>
          <td colSpan={9} className={cellLook}>
            {wrong.map(({ field, why }) => (
              <FieldError key={field}>{`${name}: ${problemTexts[locale].why[why]}`}</FieldError>
            ))}
          </td>
        </tr>
      )}
    </>
  )
}

/** The picture that shoppers see when they choose the SKU: one of the product's. */
function PictureCell({ editing, sku, row, name }: RowProps & { name: string }) {
  const t = useTexts(formTexts)
  const { form, setForm, changed } = editing
  const unit = `sku.${sku.choice.join('-')}.picture`
  const refs = form.pictures.map(({ ref }) => ref)
  const choose = (picture: string | null) =>
    setForm({ ...form, skus: form.skus.map((one, at) => (at === row ? { ...one, picture } : one)) })
  return (
    <td className={cellLook}>
      <span className="flex items-center gap-1.5">
        {sku.picture && (
          <Picture
            of={`/pictures/${sku.picture}`}
            alt=""
            sizes="36px"
            className="size-9 flex-none rounded-xs"
          />
        )}
        <select
          data-unit={unit}
          aria-label={`${name} ${t.skuPicture}`}
          value={sku.picture ?? ''}
          onChange={({ target }) => choose(target.value || null)}
          className={classNames(selectLook, changed.includes(unit) && 'bg-jade-soft!')}
        >
          <option value="">{t.noSkuPicture}</option>
          {sku.picture && !refs.includes(sku.picture) && (
            <option value={sku.picture}>{t.otherPicture}</option>
          )}
          {refs.map((ref, at) => (
            <option key={ref} value={ref}>
              {t.pictureAt(at + 1)}
            </option>
          ))}
        </select>
      </span>
    </td>
  )
}

interface CellProps extends RowProps {
  cell: CellName
  name: string
  isWrong: boolean
}

function SkuCell({ editing, sku, row, cell, name, isWrong }: CellProps) {
  const t = useTexts(formTexts)
  const { form, setForm, changed } = editing
  const unit = `sku.${sku.choice.join('-')}.${cell}`
  const put = (skus: FormSku[]) => setForm({ ...form, skus })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    focusCell(row + step, cell)
  }
  return (
    <td className={cellLook}>
      <input
        data-cell={`${row}.${cell}`}
        data-unit={unit}
        aria-label={`${name} ${t.cells[cell]}`}
        aria-invalid={isWrong || undefined}
        value={sku[cell]}
        inputMode={cell === 'code' ? 'text' : cell === 'gtin' ? 'numeric' : 'decimal'}
        autoComplete="off"
        onChange={(event) =>
          put(form.skus.map((one, at) => (at === row ? { ...one, [cell]: event.target.value } : one)))
        }
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain')
          if (!/[\t\n]/.test(text.trim())) return
          event.preventDefault()
          put(pasted(form.skus, row, cell, text))
        }}
        className={classNames(
          inputLook,
          cell === 'gtin' && 'min-w-36',
          cell !== 'code' && cell !== 'gtin' && 'text-right',
          changed.includes(unit) && 'bg-jade-soft!',
        )}
      />
    </td>
  )
}

import { useTexts } from '@hojip/platform/page'
import { Checkbox, Disclosure } from '@hojip/platform/ui'
import { columnNames, type Column } from './columns.ts'
import { productsTexts } from '../texts.ts'

interface ColumnChooserProps {
  hidden: ReadonlySet<Column>
  onHidden: (hidden: ReadonlySet<Column>) => void
}

/** Which columns the table shows, remembered on this computer. */
export function ColumnChooser({ hidden, onHidden }: ColumnChooserProps) {
  const t = useTexts(productsTexts)
  const toggle = (name: Column, isShown: boolean) => {
    const next = new Set(hidden)
    if (isShown) next.delete(name)
    else next.add(name)
    onHidden(next)
  }
  return (
    <Disclosure summary={t.chooseColumns} className="relative flex-none px-4 text-13">
      <fieldset className="absolute top-full right-3 z-30 grid min-w-44 rounded-md bg-surface p-2 shadow-e-2">
        <legend className="sr-only">{t.chooseColumns}</legend>
        {columnNames.map((name) => (
          <Checkbox
            key={name}
            checked={!hidden.has(name)}
            onChange={(event) => toggle(name, event.target.checked)}
            className="min-h-9 px-2"
          >
            {t.columns[name]}
          </Checkbox>
        ))}
      </fieldset>
    </Disclosure>
  )
}

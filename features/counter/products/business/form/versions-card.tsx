import { useClient, useLazyCall, useTexts, toast, useDates } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { formTexts } from './texts.ts'
import { unitText } from './unit-text.ts'
import { newestVersions } from './colleagues.tsx'
import type { Editing } from './use-form.ts'
import { Card } from './parts/card.tsx'

/** Who saved what, with a way back: an older version is put into the form, and saved as a new one. */
export function VersionsCard({ editing, goodsId }: { editing: Editing; goodsId: string }) {
  const t = useTexts(formTexts)
  const dates = useDates()
  const client = useClient()
  const { data } = useLazyCall('POST /bizConsole/queryProductVersions', { goodsId, ...newestVersions })
  const goBack = async (number: number) => {
    const { form } = await client('POST /bizConsole/queryProductVersion', { goodsId, number })
    const stocks = new Map(editing.base.skus.map(({ choice, stock }) => [choice.join(), stock]))
    // The stock is that of today: units that were sold since do not come back.
    const skus = form.skus.map((sku) => ({ ...sku, stock: stocks.get(sku.choice.join()) ?? sku.stock }))
    editing.setForm({ ...form, skus })
    toast('success', t.broughtBack(number))
  }
  return (
    <Card id="versions" title={t.versions} note={t.versionsNote}>
      {data?.list.length === 0 && <p className="text-ink-3">{t.noVersions}</p>}
      <ol className="grid gap-2">
        {data?.list.map(({ number, userName, gmtCreate, changed }, at) => (
          <li
            key={number}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-2 text-13"
          >
            <b className="figures">{t.version(number)}</b>
            <span>
              {userName ?? t.firstFound} · <span className="figures">{dates.stamp(gmtCreate)}</span>
            </span>
            <span className="min-w-0 flex-1 text-ink-3">
              {[...new Set(changed.map((path) => unitText(path, t)))].join(t.between)}
            </span>
            {at > 0 && (
              <Button
                size="sm"
                aria-label={`${t.goBack} · ${t.version(number)}`}
                onClick={() => void goBack(number)}
              >
                {t.goBack}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

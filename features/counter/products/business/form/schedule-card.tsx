import { MomentInput } from '@hojip/platform/console'
import { epochOfWire, wireTime } from '@hojip/platform/mall-time'
import { toast, useTexts, useWrite, useDates } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { useState } from 'react'
import type { StoredForm } from '../../contract.ts'
import { Card } from './parts/card.tsx'
import { formTexts } from './texts.ts'

/** When a product in the warehouse goes on sale by itself. */
export function ScheduleCard({ stored: { goodsId, onSaleAt: before } }: { stored: StoredForm }) {
  const t = useTexts(formTexts).schedule
  const dates = useDates()
  const [onSaleAt, setOnSaleAt] = useState(before)
  const [chosen, setChosen] = useState(before === null ? null : epochOfWire(before))
  const [problem, setProblem] = useState<string>()
  const write = useWrite('POST /bizConsole/scheduleProduct', {
    refreshes: ['POST /bizConsole/queryProducts'],
    onRefused: (refusal) => {
      setProblem(refusal.data.fields?.[0]?.problem ?? refusal.message)
      return true
    },
  })
  const save = async (at: number | null) => {
    setProblem(undefined)
    const saved = await write.ask({ goodsId, onSaleAt: at === null ? null : wireTime(at) })
    if (!saved) return
    setOnSaleAt(saved.onSaleAt)
    setChosen(at)
    toast('success', saved.onSaleAt === null ? t.cancelled : t.saved(dates.stamp(saved.onSaleAt)))
  }
  return (
    <Card id="schedule" title={t.title} note={onSaleAt ? t.will(dates.stamp(onSaleAt)) : t.note}>
      <div className="grid gap-3">
        <MomentInput label={t.at} error={problem} value={chosen} onChange={setChosen} />
        <div className="flex flex-wrap gap-2">
          <Button
            className="min-h-11! grow"
            busy={write.isRunning}
            disabled={chosen === null || (onSaleAt !== null && chosen === epochOfWire(onSaleAt))}
            onClick={() => void save(chosen)}
          >
            {onSaleAt === null ? t.set : t.change}
          </Button>
          {onSaleAt !== null && (
            <Button className="min-h-11! grow" busy={write.isRunning} onClick={() => void save(null)}>
              {t.cancel}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

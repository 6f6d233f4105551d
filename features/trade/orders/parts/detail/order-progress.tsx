import { useTexts, useDates } from '@hojip/platform/page'
import { packageIcon, ProgressSteps, sealCheckIcon, truckIcon, walletIcon } from '@hojip/platform/ui'
import type { OrderStep } from '../../contract.ts'
import { orderPartTexts } from '../texts.ts'

const icons = { paid: walletIcon, shipped: packageIcon, awaiting: truckIcon, completed: sealCheckIcon }

/** Paid, shipped, on the way, completed: each with its time once it is done. */
export function OrderProgress({ steps }: { steps: readonly OrderStep[] }) {
  const t = useTexts(orderPartTexts)
  const dates = useDates()
  const current = steps.findIndex(({ done }) => !done)
  return (
    <ProgressSteps
      label={t.progress}
      className="grid-cols-4 px-2 text-12 lg:px-7 lg:text-14"
      steps={steps.map(({ code, done, time }, at) => ({
        key: code,
        name: at === current || (code === 'awaiting' && !done) ? t.awaited[code] : t.steps[code],
        icon: icons[code],
        isDone: done,
        time: time && dates.stamp(time),
      }))}
    />
  )
}

import { useDates, useTexts } from '@hojip/platform/page'
import {
  closeBoldIcon,
  packageIcon,
  ProgressSteps,
  receiptIcon,
  sealCheckIcon,
  storefrontIcon,
  truckIcon,
  walletIcon,
} from '@hojip/platform/ui'
import { Fragment } from 'react'
import type { RefundStep } from '../../contract.ts'
import { refundTexts } from '../texts.ts'

const icons = {
  applied: receiptIcon,
  shop: storefrontIcon,
  return: truckIcon,
  inspection: packageIcon,
  money: walletIcon,
  completed: sealCheckIcon,
  closed: closeBoldIcon,
  rejected: closeBoldIcon,
}
const columns: Record<number, string> = { 3: 'grid-cols-3', 4: 'grid-cols-4', 6: 'grid-cols-6' }

/** The progress bar: application, answer, return and inspection if there is a return, and refund, with their times. */
export function RefundProgress({ steps }: { steps: readonly RefundStep[] }) {
  const t = useTexts(refundTexts)
  const dates = useDates()
  // On phones the days and times of six steps would overlap side by side.
  const part = steps.length > 4 ? 'inline-block max-lg:block' : 'inline-block'
  return (
    <ProgressSteps
      label={t.progress}
      className={`${columns[steps.length] ?? 'grid-cols-5'} px-1 text-11 lg:px-7 lg:text-14`}
      steps={steps.map(({ code, done, time }) => ({
        key: code,
        name: t.stepNames[code],
        icon: icons[code],
        isDone: done,
        isNo: code === 'closed' || code === 'rejected',
        time: time && (
          <>
            {dates
              .stamp(time)
              .split(' ')
              .map((one) => (
                <Fragment key={one}>
                  <span className={part}>{one}</span>{' '}
                </Fragment>
              ))}
          </>
        ),
      }))}
    />
  )
}

import { useLazyCall, useTexts, useWrite } from '@hojip/platform/page'
import { Sheet, Skeleton } from '@hojip/platform/ui'
import { useSyncExternalStore } from 'react'
import { proofAsked } from './ask-for-proof.ts'
import { SecondStep } from './second-step.tsx'
import { staffTexts } from './texts.ts'

function never() {
  return false
}

/** Asks a signed-in user of the business site to prove their identity again. */
export function ProofDialog() {
  const t = useTexts(staffTexts)
  const isOpen = useSyncExternalStore(proofAsked.subscribe, proofAsked.isOpen, never)
  if (!isOpen) return null
  return (
    <Sheet title={t.proofTitle} onClose={() => proofAsked.answer(false)}>
      <div className="grid gap-4">
        <p className="text-ink-2">{t.proofText}</p>
        <Proof />
      </div>
    </Sheet>
  )
}

function Proof() {
  const { data } = useLazyCall('GET /staff/secondStep', {})
  const proving = useWrite('POST /staff/stepUp', {
    onSuccess: () => proofAsked.answer(true),
    onRefused: () => true,
  })
  if (!data) return <Skeleton className="h-40" />
  return (
    <SecondStep
      step={data.step}
      phone={data.phone}
      waitSeconds={0}
      problem={proving.error?.message}
      isBusy={proving.isRunning}
      onCode={(code) => proving.run({ code })}
    />
  )
}

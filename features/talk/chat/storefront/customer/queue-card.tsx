import { useTexts, useDates } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { RatingCard } from './rating-card.tsx'
import { customerTexts } from './texts.ts'
import type { Place, Queue } from './use-queue.ts'

interface QueueCardProps {
  conversationId: string
  queue: Queue
  onWrite: () => void
}

/** What happens next with the shopper's matter: the place in the queue, how to ask for a person, or the rating. */
export function QueueCard({ conversationId, queue, onWrite }: QueueCardProps) {
  const { place } = queue
  if (!place || place.state === 'serving') return null
  if (place.state === 'waiting') return <Waiting place={place} queue={queue} onWrite={onWrite} />
  if (place.canRate) return <RatingCard conversationId={conversationId} />
  return place.isOpen ? <Ask queue={queue} /> : <Closed place={place} onWrite={onWrite} />
}

function Card({ children }: { children: ReactNode }) {
  return (
    <section className="mx-3 mb-2.5 grid gap-2.5 rounded-xl bg-surface p-4 ring-line lg:mx-auto lg:w-[min(480px,calc(100%-48px))]">
      {children}
    </section>
  )
}

function Waiting({ place, queue, onWrite }: { place: Place; queue: Queue; onWrite: () => void }) {
  const t = useTexts(customerTexts)
  const { ahead, estimateMinutes, agentsOnline } = place
  const guess =
    estimateMinutes === null ? (agentsOnline === 0 ? t.noAgent : t.soon) : t.about(estimateMinutes)
  return (
    <Card>
      <div className="flex items-center gap-3.5">
        <p className="grid size-16 flex-none place-content-center rounded-full bg-amber-soft text-center text-amber">
          <b className="figures text-20 leading-none">{ahead}</b>
          <span className="px-1 text-11 leading-tight">{t.ahead}</span>
        </p>
        <div className="grid gap-1" role="status">
          <h3 className="text-16 font-bold">{ahead === 0 && agentsOnline > 0 ? t.soon : guess}</h3>
          <p className="text-13 text-ink-2">{t.waitText}</p>
        </div>
      </div>
      <div className="flex">
        <Button
          className="min-h-11!"
          busy={queue.isRunning}
          onClick={() => {
            queue.leave()
            onWrite()
          }}
        >
          {t.leaveAndWrite}
        </Button>
      </div>
    </Card>
  )
}

function Ask({ queue }: { queue: Queue }) {
  const t = useTexts(customerTexts)
  return (
    <Card>
      <h3 className="text-14 font-bold">{t.askTitle}</h3>
      <p className="text-13 text-ink-2">{t.askText}</p>
      <div className="flex">
        <Button kind="jadeLine" className="min-h-11!" busy={queue.isRunning} onClick={queue.enter}>
          {t.ask}
        </Button>
      </div>
    </Card>
  )
}

function Closed({ place, onWrite }: { place: Place; onWrite: () => void }) {
  const t = useTexts(customerTexts)
  const dates = useDates()
  return (
    <Card>
      <h3 className="text-14 font-bold">{t.closedTitle}</h3>
      <p className="text-13 text-ink-2">{t.closedText(dates.moment(place.nextOpeningAt))}</p>
      <div className="flex">
        <Button kind="jade" className="min-h-11!" onClick={onWrite}>
          {t.write}
        </Button>
      </div>
    </Card>
  )
}

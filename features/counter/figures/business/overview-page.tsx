import { AnnouncedAgreements } from '@hojip/help/parts/announced'
import { useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ScoresCard } from '@hojip/shops/business/scores'
import { ClosedNotice } from '@hojip/supervision/closed-notice'
import { BestSellers } from './best-sellers.tsx'
import { FirstStepsCard } from './first-steps/first-steps-card.tsx'
import { FiguresCard } from './figures-card.tsx'
import { TasksCard } from './tasks-card.tsx'
import { figuresTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: figuresTexts[locale].title, noIndex: true }
}

const ofShops = ['shopAgreement'] as const

/** The first page of a shop: what is to be done, then how it goes. */
export function Page() {
  const t = useTexts(figuresTexts)
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
      <h1 className="sr-only">{t.title}</h1>
      <ClosedNotice />
      <AnnouncedAgreements topics={ofShops} className="lg:col-span-2" />
      <FirstStepsCard />
      <TasksCard />
      <div className="lg:order-none max-lg:order-last">
        <BestSellers />
      </div>
      <div className="lg:col-span-2">
        <ScoresCard />
      </div>
      <div className="lg:col-span-2">
        <FiguresCard />
      </div>
    </div>
  )
}

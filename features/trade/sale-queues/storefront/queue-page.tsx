import {
  useNavigate,
  usePage,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { useEffect } from 'react'
import { checkoutHref, queueSearch } from './queue-search.ts'
import { Ended, Full, Gone, MyTurn, NotNow, Passed, Taking } from './stand/outcomes.tsx'
import { Gathering, Waiting } from './stand/waiting.tsx'
import { WhatFor } from './stand/what-for.tsx'
import { queueTexts } from './texts.ts'
import { useTurn } from './use-turn.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: queueTexts[locale].title, noIndex: true }
}

/** Where a shopper waits for their turn to order. It leads on to the checkout by itself. */
export function Page() {
  const t = useTexts(queueTexts)
  const { id } = usePage('/queue/$id').params
  const next = checkoutHref(useSearch(queueSearch))
  const navigate = useNavigate()
  const { turn, isFull, takeAgain, isTaking } = useTurn(id)
  const { state } = turn
  const goesOn = state === 'letIn' || state === 'ended'
  useEffect(() => {
    if (goesOn) navigate(next, { replace: true })
  }, [goesOn, navigate, next])
  return (
    <div className="mx-auto grid w-full max-w-[560px] gap-3 px-3 py-4 lg:py-8">
      <h1 className="sr-only">{t.title}</h1>
      <section className="grid gap-5 card px-4 py-6 text-center lg:px-8 lg:py-8">
        <WhatFor turn={turn} />
        {state === 'waiting' && <Waiting turn={turn} />}
        {state === 'gathering' && <Gathering turn={turn} />}
        {state === 'letIn' && <MyTurn turn={turn} next={next} />}
        {state === 'passed' && !isFull && <Passed turn={turn} isTaking={isTaking} onTake={takeAgain} />}
        {(state === 'soldOut' || state === 'offSale') && <NotNow turn={turn} />}
        {state === 'gone' && <Gone />}
        {state === 'ended' && <Ended next={next} />}
        {state === 'none' && !isFull && <Taking />}
        {isFull && <Full />}
      </section>
    </div>
  )
}

import { feedbackHref } from '@hojip/hrefs/feedback'
import { useTexts } from '@hojip/platform/page'
import { localStore } from '@hojip/platform/storage'
import { caretDownIcon, caretUpIcon, clockIcon, formulaIcon, Icon, infoIcon, Link } from '@hojip/platform/ui'
import { useEffect, useId, useState } from 'react'
import { rankingsTexts } from './texts.ts'
import type { Ranking } from './charts-search.ts'

type FormulaProps = {
  ranking: Ranking
  /** Which period, and when it was computed. */
  note: string
}

/** How scores are computed, with the first place as an example. */
export function Formula({ ranking, note }: FormulaProps) {
  return (
    <>
      <section className="sticky top-4 order-last grid gap-3 rounded-lg bg-surface px-4.5 py-4 max-xl:static max-xl:order-none max-xl:col-start-2 max-lg:hidden xl:row-start-1 xl:col-start-3">
        <Explained ranking={ranking} />
      </section>
      <FoldedFormula ranking={ranking} note={note} />
    </>
  )
}

function Explained({ ranking }: { ranking: Ranking }) {
  const t = useTexts(rankingsTexts)
  const [first] = ranking.list
  return (
    <>
      <h2 className="flex items-center gap-2 text-16 font-bold">
        <Icon of={formulaIcon} size={20} className="text-jade-text" />
        {t.how}
      </h2>
      <p className="rounded-md bg-inset p-3 text-13 leading-relaxed">{ranking.formula}</p>
      {first && (
        <div>
          <h3 className="text-13 font-bold">{t.place(first.goodsName, first.rank)}</h3>
          <dl className="mt-1.5 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1.5 text-13">
            {first.terms.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="text-ink-2">{name}</dt>
                <dd className="figures text-right font-semibold">{value}</dd>
              </div>
            ))}
            <dt className="border-t border-line pt-2 font-bold">{t.score}</dt>
            <dd className="figures border-t border-line pt-2 text-right font-semibold">{first.rankScore}</dd>
          </dl>
        </div>
      )}
      <Rules rules={ranking.rules} />
      <Link
        href={feedbackHref}
        className="inline-flex min-h-6 items-center justify-self-start text-12 text-jade-text underline underline-offset-3 max-lg:min-h-11"
      >
        {t.wrong}
      </Link>
    </>
  )
}

function Rules({ rules }: Pick<Ranking, 'rules'>) {
  return (
    <ul className="grid gap-1.5 text-12 text-ink-2">
      {rules.map((rule, at) => (
        <li key={rule} className="grid grid-cols-[16px_1fr] gap-1.5">
          <Icon of={at === rules.length - 1 ? clockIcon : infoIcon} size={14} className="mt-0.5 text-ink-3" />
          {rule}
        </li>
      ))}
    </ul>
  )
}

const storageKey = 'rankings:explained'

/** Whether this browser has shown the formula before; remembers that it has now. */
function wasExplained(): boolean {
  const was = localStore.get(storageKey) !== null
  localStore.set(storageKey, '1')
  return was
}

/** On phones: open at the first visit, one line afterwards. */
function FoldedFormula({ ranking, note }: FormulaProps) {
  const t = useTexts(rankingsTexts)
  const id = useId()
  const [isOpen, setIsOpen] = useState(true)
  useEffect(() => {
    if (wasExplained()) setIsOpen(false)
  }, [])
  return (
    <section className="my-2.5 rounded-lg bg-surface px-3.5 lg:hidden">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-2 text-left text-13"
        >
          <Icon of={formulaIcon} size={18} className="text-jade-text" />
          <span className="flex-none font-bold">{t.how}</span>
          <span className="min-w-0 flex-1 truncate font-normal text-ink-3">{note}</span>
          <Icon of={isOpen ? caretUpIcon : caretDownIcon} size={14} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="pb-3">
        <p className="mb-2 text-13 leading-relaxed">{ranking.formula}</p>
        <Rules rules={ranking.rules} />
        <Link
          href={feedbackHref}
          className="mt-1 -mb-2 inline-flex min-h-11 items-center text-12 text-jade-text underline underline-offset-3"
        >
          {t.wrong}
        </Link>
      </div>
    </section>
  )
}

import { formatNumber, type Texts } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { classNames, Disclosure } from '@hojip/platform/ui'
import type { ShopScoresShown } from '../../contract/scores-calls.ts'
import { shopScoresTexts } from './texts.ts'

type Score = ShopScoresShown['scores'][number]

/** The score beside the mean of all shops; undefined when one of them is missing. */
function compared({ score, mean }: Score, t: Texts<(typeof shopScoresTexts)['zh-CN']>) {
  if (score === null || mean === null) return undefined
  const by = Number(score) - Number(mean)
  if (Math.abs(by) < 0.005) return { text: t.same, tone: 'text-ink-3' }
  const size = Math.abs(by).toFixed(2)
  return by > 0
    ? { text: t.above(size), tone: 'text-jade-text' }
    : { text: t.below(size), tone: 'text-ink-2' }
}

/** The three scores in a row, and on demand what each is made of. */
export function ScoresList({ shown: { scores, rules } }: { shown: ShopScoresShown }) {
  const t = useTexts(shopScoresTexts)
  return (
    <>
      <dl className="grid grid-cols-3 gap-x-3">
        {scores.map((one) => one.score !== null && <ScoreTile key={one.kind} score={one} />)}
      </dl>
      <Disclosure summary={t.how} className="mt-2 text-13 max-lg:[&>summary]:min-h-11">
        <div className="grid gap-4 pt-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
          <Terms scores={scores} />
          <ul className="grid list-disc content-start gap-1.5 pl-4 text-12 text-ink-2">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </Disclosure>
    </>
  )
}

function ScoreTile({ score }: { score: Score }) {
  const t = useTexts(shopScoresTexts)
  const beside = compared(score, t)
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-12 text-ink-3">{score.name}</dt>
      <dd className="grid gap-0.5">
        {score.score === null ? (
          <span className="text-13 text-ink-3">{t.none}</span>
        ) : (
          <span className="figures text-20 leading-tight font-bold">{score.score}</span>
        )}
        {beside && <span className={classNames('text-12', beside.tone)}>{beside.text}</span>}
      </dd>
    </div>
  )
}

function Terms({ scores }: { scores: Score[] }) {
  const t = useTexts(shopScoresTexts)
  const locale = useLocale()
  return (
    <table className="w-full self-start text-left text-12">
      <thead className="text-ink-3">
        <tr>
          <th className="py-1 font-normal">{t.term}</th>
          <th className="py-1 pl-3 text-right font-normal">{t.counted}</th>
          <th className="py-1 pl-3 text-right font-normal">{t.count}</th>
          <th className="py-1 pl-3 text-right font-normal">{t.points}</th>
        </tr>
      </thead>
      {scores.map((score) => (
        <tbody key={score.kind} className="border-t border-line">
          <tr>
            <th colSpan={3} scope="rowgroup" className="pt-1.5 font-bold">
              {score.name}
            </th>
            <td className="figures pt-1.5 text-right font-bold">{score.score ?? '—'}</td>
          </tr>
          {score.terms.map(({ name, value, count, points }) => (
            <tr key={name} className="text-ink-2">
              <th scope="row" className="py-1 font-normal">
                {name}
              </th>
              <td className="figures py-1 pl-3 text-right whitespace-nowrap">{value}</td>
              <td className="figures py-1 pl-3 text-right">{formatNumber(locale, count)}</td>
              <td className="figures py-1 pl-3 text-right whitespace-nowrap">{points ?? t.left}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

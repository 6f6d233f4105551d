import { httpClient, type Output } from '@hojip/platform/client'
import { useLocale, useTexts } from '@hojip/platform/page'
import { readCookie } from '@hojip/platform/storage'
import { useEffect, useState } from 'react'
import { listInput } from '../list-input.ts'
import { pageSize, type ListOf } from '../list-search.ts'
import type { List } from '../use-list.ts'
import { explainTexts } from './texts.ts'

type Why = NonNullable<Output<'POST /bizGoods/findAll'>['explained']>[number]

/** Operators sign in on the business site, which keeps its session beside the shopper's. */
function operatorToken(): string | undefined {
  return readCookie('deskToken') || undefined
}

/** The list's explanation; undefined for anybody but an operator. */
function useExplained({ search }: List, of: ListOf): readonly Why[] | undefined {
  const locale = useLocale()
  const input = JSON.stringify({ ...listInput(search, of), explain: true })
  const [explained, setExplained] = useState<readonly Why[]>()
  useEffect(() => {
    const token = operatorToken()
    if (!token) return undefined
    let isWanted = true
    const client = httpClient({
      base: '',
      locale: () => locale,
      token: () => token,
      onSignedOut: () => undefined,
    })
    client('POST /bizGoods/findAll', JSON.parse(input) as object).then(
      (answer) => isWanted && setExplained(answer.explained),
      // The list itself is there; without its explanation nothing is missing.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [input, locale])
  return explained
}

/** For operators: each product of the page with the parts of its rank. */
export function Explained({ list, of }: { list: List; of: ListOf }) {
  const t = useTexts(explainTexts)
  const explained = useExplained(list, of)
  if (!explained?.[0]) return null
  const { found, search } = list
  const names = new Map(found.list.map(({ pkId, goodsName }) => [pkId, goodsName]))
  const first = (search.pageNum - 1) * pageSize + 1
  return (
    <section aria-labelledby="explained" className="mb-4 card p-4 text-13">
      <h2 id="explained" className="text-15 font-bold">
        {t.title}
      </h2>
      {of.goodsName && <p className="mt-1 text-ink-2">{t.readings[explained[0].reading]}</p>}
      <p className="mt-1 text-ink-2">{search.sort === '0' ? t.formula : t.onlyDefault}</p>
      <div
        // A scrolling region has to be reached by keyboard.
        role="region"
        aria-labelledby="explained"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="mt-3 max-h-96 overflow-auto"
      >
        <table className="w-full min-w-160 border-collapse">
          <thead className="sticky top-0 bg-surface text-left text-12 text-ink-3">
            <tr className="*:px-2 *:py-1.5 *:font-medium">
              <th className="text-right">{t.place}</th>
              <th>{t.product}</th>
              <th>{t.name}</th>
              <th className="text-right">{t.sales}</th>
              <th className="text-right">{t.score}</th>
              <th className="text-right">{t.fresh}</th>
              <th>{t.soldOut}</th>
              <th className="text-right">{t.standing}</th>
            </tr>
          </thead>
          <tbody>
            {explained.map((why, at) => (
              <tr key={why.pkId} className="border-t border-line *:px-2 *:py-1.5">
                <td className="figures text-right">{first + at}</td>
                <th className="max-w-72 truncate text-left font-normal">{names.get(why.pkId)}</th>
                <td>{t.matches[why.nameMatch]}</td>
                <td className="figures text-right">{why.salesPoints}</td>
                <td className="figures text-right">{why.scorePoints}</td>
                <td className="figures text-right">{why.newPoints}</td>
                <td>{why.isSoldOut ? t.yes : t.no}</td>
                <td className="figures text-right font-medium">{why.standing}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

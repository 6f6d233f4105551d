import { actsHref } from '@hojip/hrefs/staff'
import { useDates, useTexts } from '@hojip/platform/page'
import { classNames, Link, useNow } from '@hojip/platform/ui'
import type { Act } from '../../../contract/act-calls.ts'
import type { ActsSearch } from '../acts-search.ts'
import type { ActDay } from '../joined-acts.ts'
import { ActChange, ActDetails, ActOutcome, ActWhat } from '../told-act.tsx'
import { actsTexts } from '../texts.ts'
import { useIsMall } from '../use-acts.ts'

const columns = ['time', 'person', 'what', 'change', 'outcome', 'network'] as const
const cell = 'border-b border-line px-3 py-2.5 align-top first:pl-4 last:pr-4'

interface ActsTableProps {
  days: readonly ActDay[]
  search: ActsSearch
}

/** The log where there is room: a row for each act, below the heading of its day. */
export function ActsTable({ days, search }: ActsTableProps) {
  const t = useTexts(actsTexts)
  const { nearDay } = useDates(useNow())
  return (
    <table className="w-full table-fixed border-collapse text-13">
      <colgroup>
        <col className="w-22" />
        <col className="w-[15%]" />
        <col />
        <col className="w-[21%]" />
        <col className="w-26" />
        <col className="w-30" />
      </colgroup>
      <thead>
        <tr className="bg-inset text-left text-12 whitespace-nowrap text-ink-3">
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className="border-b border-line px-3 py-2 font-medium first:pl-4 last:pr-4"
            >
              {t.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      {days.map(({ day, list }) => (
        <tbody key={day}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={columns.length}
              className="border-b border-line px-4 pt-4 pb-1.5 text-left text-13 font-bold"
            >
              {nearDay(day)}
            </th>
          </tr>
          {list.map((act) => (
            <Row key={act.pkId} act={act} search={search} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({ act, search }: { act: Act; search: ActsSearch }) {
  const dates = useDates()
  return (
    <tr className="hover:bg-inset">
      <td className={`figures ${cell} font-medium whitespace-nowrap text-ink-3`}>
        <time dateTime={act.time.replace(' ', 'T')}>{dates.seconds(act.time)}</time>
      </td>
      <td className={`${cell} py-2!`}>
        <Person act={act} search={search} />
      </td>
      <td className={cell}>
        <ActWhat act={act} />
        <ActDetails act={act} className="mt-0.5 text-12 text-ink-3" />
      </td>
      <td className={`${cell} text-ink-2`}>
        <ActChange act={act} />
      </td>
      <td className={cell}>
        <ActOutcome outcome={act.outcome} />
      </td>
      <td className={`figures ${cell} text-12 break-all text-ink-3`}>{act.ip}</td>
    </tr>
  )
}

/** The name, and for operators the shop, lead to what else they did. */
function Person({ act, search }: { act: Act; search: ActsSearch }) {
  const t = useTexts(actsTexts)
  const isMall = useIsMall()
  const link = 'block w-fit max-w-full py-0.5 leading-5 break-words hover:text-jade-text hover:underline'
  const of = isMall ? (act.shopId ?? 'mall') : ''
  return (
    <>
      {act.userId === null ? (
        <span className="block py-0.5 leading-5 break-words">{act.name}</span>
      ) : (
        <Link
          href={actsHref({ ...search, of, who: act.userId })}
          className={link}
          aria-label={t.onlyOf(act.name)}
        >
          {act.name}
        </Link>
      )}
      {isMall && act.shopId !== null && (
        <Link
          href={actsHref({ ...search, of: act.shopId, who: '' })}
          className={classNames(link, 'text-12 text-ink-3')}
          aria-label={t.onlyOf(act.shopName ?? '')}
        >
          {act.shopName}
        </Link>
      )}
    </>
  )
}

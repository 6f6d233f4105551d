import { classNames } from '@hojip/platform/ui'
import type { ReactNode } from 'react'

interface FiguresTableProps {
  title: string
  note?: string
  /** The first column names the row; the others are numbers or states. */
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  empty: string
}

const cell = 'px-3 py-2.5 first:pl-4 last:pr-4'

/** A card with a small table; on a phone each row is a card of its own. */
export function FiguresTable({ title, note, columns, rows, empty }: FiguresTableProps) {
  return (
    <section aria-label={title} className="overflow-hidden card">
      <h2 className="px-4 pt-3.5 pb-2.5 text-16 font-bold">{title}</h2>
      {rows.length === 0 ? (
        <p className="px-4 pb-4 text-13 text-ink-3">{empty}</p>
      ) : (
        <table className="w-full border-collapse text-13 max-md:block">
          <thead className="bg-inset text-12 text-ink-3 max-md:sr-only">
            <tr>
              {columns.map((column, at) => (
                <th
                  key={column}
                  scope="col"
                  className={classNames(
                    cell,
                    'font-medium whitespace-nowrap',
                    at === 0 ? 'text-left' : 'text-right',
                  )}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map(({ key, cells }) => (
              <tr
                key={key}
                className="border-t border-line max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:px-4 max-md:py-2.5"
              >
                {cells.map((one, at) =>
                  at === 0 ? (
                    <th
                      key={columns[at]}
                      scope="row"
                      className={classNames(
                        cell,
                        'text-left font-medium break-all max-md:col-span-2 max-md:p-0!',
                      )}
                    >
                      {one}
                    </th>
                  ) : (
                    <td
                      key={columns[at]}
                      className={classNames(
                        cell,
                        'figures text-right whitespace-nowrap max-md:flex max-md:gap-2 max-md:p-0!',
                      )}
                    >
                      <span aria-hidden="true" className="text-ink-3 md:hidden">
                        {columns[at]}
                      </span>
                      {one}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className="border-t border-line px-4 py-2.5 text-12 text-ink-3">{note}</p>}
    </section>
  )
}

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

interface RowKeys<Row> {
  rows: readonly Row[]
  /** The row that gets the focus when the list appears. */
  first: number | undefined
  onEnter: (row: Row) => void
  /** P or S: to edit the price or the stock. */
  onEdit: (row: Row, kind: 'price' | 'stock') => void
  /** Space, or Shift with an arrow, which chooses both rows. */
  onSelect: (rows: readonly [Row, ...Row[]], isMore: boolean) => void
}

export interface RowProps {
  tabIndex: number
  'data-row': number
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

function rowAt(from: HTMLElement, at: number): HTMLElement | null {
  return from.closest('tbody')?.querySelector(`[data-row="${at}"]`) ?? null
}

/**
 * Keys of a table's rows, which are one stop of the Tab key: arrows (or J and K) move between them. Keys work while the
 * row itself has the focus, never while something is typed.
 */
export function useRowKeys<Row>({ rows, first, onEnter, onEdit, onSelect }: RowKeys<Row>) {
  const [current, setCurrent] = useState(first ?? 0)
  const wanted = useRef(first)
  useEffect(() => {
    if (wanted.current === undefined) return
    const row = document.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`)
    wanted.current = undefined
    row?.focus()
    row?.scrollIntoView({ block: 'center' })
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: Row, at: number) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      rowAt(event.currentTarget, at + step)?.focus()
      const next = rows[at + step]
      if (next !== undefined && event.shiftKey) onSelect([row, next], true)
    } else if (event.key === ' ') {
      event.preventDefault()
      onSelect([row], false)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      onEnter(row)
    } else if (event.key === 'p' || event.key === 's') {
      event.preventDefault()
      const kind = event.key === 'p' ? 'price' : 'stock'
      const button = event.currentTarget.querySelector<HTMLElement>(`[data-edit="${kind}"]`)
      if (button) button.click()
      else onEdit(row, kind)
    }
  }
  const rowProps = (row: Row, at: number): RowProps => ({
    tabIndex: at === current ? 0 : -1,
    'data-row': at,
    onFocus: () => setCurrent(at),
    onKeyDown: (event) => onKeyDown(event, row, at),
  })
  return { rowProps }
}

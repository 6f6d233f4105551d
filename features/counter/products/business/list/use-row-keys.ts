import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

interface RowKeys {
  /** The row that gets the focus when the list appears. */
  first: number | undefined
  onEnter: (at: number) => void
  /** P or S: to edit the price or the stock. */
  onEdit: (at: number, kind: 'price' | 'stock') => void
  /** Space, or Shift with an arrow, which chooses both rows. */
  onSelect: (rows: readonly number[], isMore: boolean) => void
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
export function useRowKeys({ first, onEnter, onEdit, onSelect }: RowKeys) {
  const [current, setCurrent] = useState(first ?? 0)
  const wanted = useRef(first)
  useEffect(() => {
    if (wanted.current === undefined) return
    const row = document.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`)
    wanted.current = undefined
    row?.focus()
    row?.scrollIntoView({ block: 'center' })
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = rowAt(event.currentTarget, at + step)
      next?.focus()
      if (next && event.shiftKey) onSelect([at, at + step], true)
    } else if (event.key === ' ') {
      event.preventDefault()
      onSelect([at], false)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      onEnter(at)
    } else if (event.key === 'p' || event.key === 's') {
      event.preventDefault()
      const kind = event.key === 'p' ? 'price' : 'stock'
      const button = event.currentTarget.querySelector<HTMLElement>(`[data-edit="${kind}"]`)
      if (button) button.click()
      else onEdit(at, kind)
    }
  }
  const rowProps = (at: number): RowProps => ({
    tabIndex: at === current ? 0 : -1,
    'data-row': at,
    onFocus: () => setCurrent(at),
    onKeyDown: (event) => onKeyDown(event, at),
  })
  return { rowProps }
}

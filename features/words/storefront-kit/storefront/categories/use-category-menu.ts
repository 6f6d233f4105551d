import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react'
import { headsFor } from './pointer-path.ts'
import type { Point } from './pointer-path.ts'

const openAfterMs = 120
const tolerateMs = 300
const closeAfterMs = 200

/**
 * Which row's panel is open, by pointer and by keys; `onIntent` runs when the user is about to open the menu. Rows are
 * `[data-row]`, the panel `[data-panel]` inside `root`.
 */
export function useCategoryMenu(onIntent?: () => void) {
  const [open, setOpen] = useState(-1)
  const root = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const trail = useRef<Point[]>([])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (open < 0) return
    // On the document, so that Esc also closes a panel opened by hovering, wherever the focus is.
    const escape = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && setOpen(-1)
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [open])

  const later = (row: number, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(row), ms)
  }
  const onPointerMove = (event: PointerEvent) => {
    trail.current = [...trail.current.slice(-4), { x: event.clientX, y: event.clientY }]
  }
  const onRowEnter = (row: number, event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const panel = root.current?.querySelector('[data-panel]')?.getBoundingClientRect()
    const from = trail.current[0]
    const onItsWay = panel && from && headsFor(from, { x: event.clientX, y: event.clientY }, panel)
    later(row, open < 0 ? openAfterMs : onItsWay ? tolerateMs : 0)
  }
  const onPanelEnter = () => clearTimeout(timer.current)
  const onPointerLeave = () => later(-1, closeAfterMs)

  const focusRow = (row: number) => root.current?.querySelector<HTMLElement>(`[data-row="${row}"] a`)?.focus()
  const openAndEnter = (row: number) => {
    clearTimeout(timer.current)
    setOpen(row)
    // The panel is rendered by the next paint.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-panel] a')?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const inPanel = target.closest('[data-panel]') !== null
    const row = inPanel ? open : Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1)
    const count = root.current?.querySelectorAll('[data-row]').length ?? 0
    const act = keyAction(event.key, { row, inPanel, open, count })
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    if (act.kind === 'enter') return openAndEnter(act.row)
    if (act.kind === 'close') setOpen(-1)
    focusRow(act.row)
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(-1)
  }
  const toggle = (row: number) => (open === row ? setOpen(-1) : openAndEnter(row))
  const intent = { onPointerEnter: onIntent, onFocus: onIntent }
  const rootProps = { ref: root, ...intent, onPointerMove, onPointerLeave, onKeyDown, onBlur }
  return { open, setOpen, toggle, rootProps, onRowEnter, onPanelEnter }
}

type KeyState = { row: number; inPanel: boolean; open: number; count: number }
type KeyAction = { kind: 'enter' | 'close' | 'move'; row: number }

/** ↑ ↓ Home End move between rows, → opens the panel and enters it, ← and Esc leave it. */
export function keyAction(key: string, { row, inPanel, open, count }: KeyState): KeyAction | undefined {
  if (row < 0) return undefined
  if ((key === 'Escape' || (key === 'ArrowLeft' && inPanel)) && open >= 0) return { kind: 'close', row }
  if (inPanel) return undefined
  const moves: Record<string, number> = {
    ArrowDown: (row + 1) % count,
    ArrowUp: (row - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  const to = moves[key]
  if (to !== undefined) return { kind: 'move', row: to }
  return key === 'ArrowRight' ? { kind: 'enter', row } : undefined
}

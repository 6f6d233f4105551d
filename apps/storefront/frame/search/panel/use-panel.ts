import { useEffect, useId, useImperativeHandle, useLayoutEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { SearchPanelProps } from '../search-panel.ts'
import type { PanelSource, RecentSearch } from './option.ts'
import { useOffers } from './use-offers.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The state of the panel: whether it is open, its options, and the one that the arrow keys chose (-1: the typed text). */
export function usePanel(source: PanelSource, props: SearchPanelProps) {
  const { acts, field, isComposing, typed, searched, onTyped, onShown } = props
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const offers = useOffers(source)
  const { found, answered, ask, stop, clear } = useSuggestions(source.suggest)
  const isEmpty = typed.trim() === ''
  const options = isEmpty ? offers.options : found
  const hasList = isOpen && options.length > 0
  const active = hasList ? options[at] : undefined

  const open = (text = typed) => {
    setOpen(true)
    setAt(-1)
    if (text.trim() === '') offers.load()
    else ask(text)
  }
  const close = () => {
    clear()
    setOpen(false)
    setAt(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (isOpen || typed !== searched)) {
      event.preventDefault()
      if (!hasList) onTyped(searched)
      close()
    }
    const recent = isEmpty && hasList ? offers.recent[at] : undefined
    if (event.key === 'Delete' && recent) forget(recent, event)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    if (hasList) setAt(nextAt(at, step, options.length))
    else open()
  }
  /** The next option takes the place of the deleted one, which is the last search's place at most. */
  const forget = (one: RecentSearch, event: KeyboardEvent) => {
    event.preventDefault()
    offers.forget(one)
    setAt(Math.min(at, offers.recent.length - 2))
  }
  useImperativeHandle(acts, () => ({
    // A filled field shows the results of its text already; the arrow keys open its suggestions.
    open: () => isEmpty && !isOpen && open(),
    close,
    typed: (text) => {
      setAt(-1)
      if (isComposing.current) stop()
      else open(text)
    },
    onKeyDown,
    chosen: () => active,
  }))
  useTold({ hasList, listId, at, text: active?.text }, onShown)
  // The field was focused before the panel's scripts had loaded.
  useOnce(() => {
    const isWaiting = document.activeElement === field.current && !isComposing.current
    if (isWaiting && (isEmpty || typed !== searched)) open()
  })
  useScrollTo(at >= 0 ? `${listId}-${at}` : undefined)
  /** The typed text has been answered: without options there are none. */
  const isAnswered = isOpen && (isEmpty ? hasList : answered === typed.trim())
  const isShown = hasList || (isOpen && isEmpty && offers.deleted !== undefined)
  return { listId, at, options, offers, isEmpty, hasList, isAnswered, isShown }
}

function useOnce(act: () => void) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(act, [])
}

interface Told {
  hasList: boolean
  listId: string
  at: number
  text: string | undefined
}

/** Tells the field which list and option it names. */
function useTold({ hasList, listId, at, text }: Told, onShown: SearchPanelProps['onShown']) {
  useLayoutEffect(
    () =>
      onShown({
        ...(hasList && { listId }),
        ...(text !== undefined && { activeId: `${listId}-${at}`, text }),
      }),
    [hasList, listId, at, text, onShown],
  )
}

/** Scrolls the panel to the active option: the focus is elsewhere. */
function useScrollTo(id: string | undefined) {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id])
}

/** The next index, cycling through the typed text (-1) and the options. */
function nextAt(at: number, step: 1 | -1, count: number): number {
  return ((at + 1 + step + count + 1) % (count + 1)) - 1
}

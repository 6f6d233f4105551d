import { isOfComposition } from '@hojip/platform/ui'
import { useEffect, useEffectEvent } from 'react'
import { useChoices } from './choices.ts'

export interface KeyActs {
  takeAll: () => void
  transfer: () => void
  close: () => void
  write: () => void
  next: () => void
  find: () => void
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}

/** The letters act only outside of fields and dialogs, and can be switched off. */
const letters: Record<string, keyof KeyActs> = { a: 'takeAll', t: 'transfer', e: 'close', '/': 'write' }

function actOf(event: KeyboardEvent, hasKeys: boolean): keyof KeyActs | undefined {
  const { key, altKey, ctrlKey, metaKey } = event
  if (document.querySelector('dialog[open]')) return undefined
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return 'find'
  if (altKey && key === 'ArrowDown') return 'next'
  if (altKey || ctrlKey || metaKey || !hasKeys || isField(event.target)) return undefined
  return letters[key.toLowerCase()]
}

/** The shortcuts of the page. */
export function useKeys(acts: KeyActs): void {
  const { hasKeys } = useChoices()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isOfComposition(event) || event.repeat) return
    const act = actOf(event, hasKeys)
    if (!act) return
    event.preventDefault()
    acts[act]()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

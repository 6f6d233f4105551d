import { like, localStore } from '@hojip/platform/storage'
import { useSyncExternalStore } from 'react'

/** What an agent has chosen on this computer. */
export interface Choices {
  /** Single letters act while no field has the focus. */
  hasKeys: boolean
  hasSound: boolean
}

const stored = 'agentChoices'
const usual: Choices = { hasKeys: true, hasSound: false }
const listeners = new Set<() => void>()

function read(): Choices {
  return { ...usual, ...localStore.json(stored, like<Partial<Choices>>({})) }
}

let current: Choices | undefined

function choices(): Choices {
  return (current ??= read())
}

export function choose(changes: Partial<Choices>): void {
  current = { ...choices(), ...changes }
  localStore.set(stored, current)
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useChoices(): Choices {
  return useSyncExternalStore(subscribe, choices)
}

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
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(stored) ?? '{}') as Partial<Choices>) }
  } catch {
    return usual
  }
}

let current: Choices | undefined

function choices(): Choices {
  return (current ??= read())
}

export function choose(changes: Partial<Choices>): void {
  current = { ...choices(), ...changes }
  localStorage.setItem(stored, JSON.stringify(current))
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useChoices(): Choices {
  return useSyncExternalStore(subscribe, choices)
}

import { useSyncExternalStore } from 'react'
import { isApiError, refusalOutcome } from '../../client/index.ts'

interface ToastAction {
  label: string
  run: () => void
}

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'info'
  text: string
  /** A button, e.g. Undo. */
  action?: ToastAction
  /** A second button. */
  other?: ToastAction
}

/** How long a message is shown. */
const shownForMs = 3000

const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let lastId = 0
function set(next: readonly Toast[]) {
  toasts = next
  listeners.forEach((listener) => listener())
}

export function closeToast(id: number): void {
  return set(toasts.filter((toast) => toast.id !== id))
}

/** Shows a sentence at the edge of the page for three seconds; one with an action for six. */
export function toast(kind: Toast['kind'], text: string, action?: ToastAction, other?: ToastAction): void {
  const id = ++lastId
  const same = toasts.filter((other) => other.text !== text).slice(-2)
  set([...same, { id, kind, text, ...(action ? { action } : {}), ...(other ? { other } : {}) }])
  setTimeout(() => closeToast(id), action ? shownForMs * 2 : shownForMs)
}

/** Shows an error by the rules of the API: a refusal's own sentence, or none for some. */
export function toastError(error: unknown, otherwise: string): void {
  if (!isApiError(error)) return toast('error', otherwise)
  const outcome = refusalOutcome({ code: error.code, msg: error.message })
  if (outcome === 'silent' || outcome === 'signedOut') return
  toast(outcome === 'reported' ? 'success' : 'error', error.message || otherwise)
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => toasts,
}
const none: readonly Toast[] = []
function noToasts() {
  return none
}

/** The messages to show now, for the shell to render. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toastStore.subscribe, toastStore.current, noToasts)
}

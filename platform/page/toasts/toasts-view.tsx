import { useSyncExternalStore } from 'react'
import { noToasts, toastStore, type Toast } from './toasts.ts'

/** The messages to show now, for the shell to render. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toastStore.subscribe, toastStore.current, noToasts)
}
